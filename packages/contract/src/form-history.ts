import { z } from 'zod';

/**
 * The whole form data. `checkedPaths`, when given, lists every value (by its path in this form data) that the person
 * has confirmed as read; their evidence is then marked `checked`, and no other. Without it the marks stay as they are.
 */
export const saveFormBodySchema = z
  .object({ checkedPaths: z.array(z.string().max(200)).max(5000).optional() })
  .catchall(z.unknown());

export const savedFormSchema = z.object({
  success: z.literal(true),
  version: z.int(),
  savedAt: z.iso.datetime(),
});
export type SavedForm = z.infer<typeof savedFormSchema>;

/** `machine`: as read from the paper; `person`: as the person has saved it. */
const historyEntrySchema = z.object({
  version: z.int(),
  author: z.enum(['machine', 'person']),
  savedAt: z.iso.datetime(),
  /** The one the review shows and the PDF is made from. */
  current: z.boolean(),
});
export type HistoryEntry = z.infer<typeof historyEntrySchema>;

export const formHistorySchema = z.object({ versions: z.array(historyEntrySchema) });

export const formVersionSchema = historyEntrySchema.extend({ formData: z.record(z.string(), z.unknown()) });
export type FormVersionView = z.infer<typeof formVersionSchema>;
