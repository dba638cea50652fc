import { z } from 'zod';

/** One sentence in each language the product speaks. */
export const saidSchema = z.object({ en: z.string(), es: z.string() });
export type Said = z.infer<typeof saidSchema>;
