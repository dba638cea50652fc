import { z } from 'zod';

export const confidenceLevels = ['high', 'medium', 'low'] as const;
export const confidenceSchema = z.enum(confidenceLevels);
export type Confidence = z.infer<typeof confidenceSchema>;

export const evidenceSources = ['form-field', 'text-layer', 'ocr', 'ai'] as const;

/**
 * Where a value came from. `page` counts PDF pages from 1 as uploaded; `box` is [x, y, width, height] in fractions
 * of that page as displayed, from its top left; `text` is what was read before normalisation; `score` is the
 * calibrated chance (0 to 1) that the value is right. Of a value left blank it shows the writing that could not be
 * read or understood; its score is 0.
 */
export const evidenceSchema = z.object({
  page: z.int().min(1),
  box: z.tuple([z.number(), z.number(), z.number(), z.number()]),
  /** The printed cell of the form around the box, label included, as the box is told. None of what was read before there were cells. */
  cell: z.tuple([z.number(), z.number(), z.number(), z.number()]).optional(),
  text: z.string(),
  confidence: confidenceSchema,
  score: z.number().min(0).max(1),
  source: z.enum(evidenceSources),
  handwritten: z.boolean().optional(),
  /** The paper has one box for the whole name: which of its words belong to this part is a guess. */
  guessedPart: z.boolean().optional(),
  edited: z.boolean().optional(),
  /** Of an edited value: what stood there before a person changed it. */
  asRead: z.union([z.string(), z.boolean(), z.null()]).optional(),
  /** The value does not stand in `text`: it was concluded from it, as the country from a state. */
  concluded: z.boolean().optional(),
  /** A person has compared the value as read with the paper and says that it is right. Gone when the value changes. */
  checked: z.boolean().optional(),
});
export type Evidence = z.infer<typeof evidenceSchema>;

/** Form-data path (`address_history_5_years.0.city`) → its evidence. */
export const evidenceMapSchema = z.record(z.string(), evidenceSchema);
export type EvidenceMap = z.infer<typeof evidenceMapSchema>;

/** high from 0.98, medium from 0.85, else low. */
export const toConfidence = (score: number): Confidence =>
  score >= 0.98 ? 'high' : score >= 0.85 ? 'medium' : 'low';
