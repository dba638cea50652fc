import { z } from 'zod';

const codeSchema = z.string();
const plainSchema = z.object({ code: codeSchema, params: z.record(z.string(), z.string()) });

/**
 * Something to say, in any language: its words are in `texts`, under `code`; `params` are put into them. A day is
 * `2026-09-18` and written out by whoever says it; a list is of sentences, said one after the other.
 */
export const sentenceSchema = z.object({
  code: codeSchema,
  params: z.record(z.string(), z.union([z.string(), z.array(plainSchema)])),
});
export type Sentence = z.infer<typeof sentenceSchema>;
