import { z } from 'zod';
import { targetFormSchema } from './documents.ts';

/**
 * The whole form data. `checkedPaths`, when given, lists every value (by its path in this form data) that the person
 * has confirmed as read; their evidence is then marked `checked`, and no other. Without it the marks stay as they are.
 * `formType`: the form these answers are of, the one chosen unless told; another tab may have chosen the other one.
 * `replacesVersion`: the version the same page saved by itself a moment ago. It need not be kept beside this one, and is
 * dropped unless something refers to it or an entry was removed since.
 */
export const saveFormBodySchema = z
  .object({
    checkedPaths: z.array(z.string().max(200)).max(5000).optional(),
    formType: targetFormSchema.optional(),
    replacesVersion: z.int().min(1).optional(),
  })
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
  /** The name of the reviewer whose proposals it takes over (empty when none was given); null for any other. */
  proposedBy: z.string().nullable(),
  /** The one the review shows and the PDF is made from. */
  current: z.boolean(),
});
export type HistoryEntry = z.infer<typeof historyEntrySchema>;

export const formHistorySchema = z.object({ versions: z.array(historyEntrySchema) });

export const formVersionSchema = historyEntrySchema.extend({ formData: z.record(z.string(), z.unknown()) });
export type FormVersionView = z.infer<typeof formVersionSchema>;
