import { z } from 'zod';

/** `manifest.json` of a backup. It is written last: a folder without one is no whole backup. */
export const manifestSchema = z.object({
  createdAt: z.iso.datetime(),
  migrations: z.int(),
  /** Table → rows, in the order they are to be put back. */
  tables: z.array(z.object({ name: z.string().regex(/^[a-z_]+$/), rows: z.int() })),
});
export type Manifest = z.infer<typeof manifestSchema>;

export const manifestName = 'manifest.json';
export const toTablePath = (table: string): string => `tables/${table}.jsonl`;
