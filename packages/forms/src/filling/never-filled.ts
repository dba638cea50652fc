import type { Catalogue, FieldSpec, FormName } from '../catalogue.ts';

/**
 * I-485: representative's header boxes; how the person entered (Part 1 item 11); SSA card wish and consent (item 19);
 * filing category (Part 2); affidavit exemption (Part 3); Part 9; signatures; interpreter, preparer and interview.
 */
const isForbiddenI485 = ({ part, id }: FieldSpec): boolean =>
  ['P2', 'P3', 'P9', 'P11', 'P12', 'P13'].includes(part) ||
  (part === 'H' && !id.startsWith('H.header.a-number.')) ||
  ['P1.11.', 'P1.19.wants-card.', 'P1.19.consent.', 'P10.4.'].some((start) => id.startsWith(start));

/**
 * I-765: representative's header boxes; reason (Part 1); filed before (Part 2 item 12); arrests (items 30 and 31.b);
 * the statement of Part 3 with its signature; interpreter and preparer. The category (item 27) is not in the list: it
 * is written when the person typed it, and only then.
 */
const isForbiddenI765 = ({ part, id }: FieldSpec): boolean =>
  ['H', 'P1', 'P4', 'P5'].includes(part) ||
  ['P2.12.', 'P2.30.', 'P2.31.', 'P3.1.', 'P3.2.', 'P3.6.', 'P3.7.'].some((start) => id.startsWith(start));

const forbidden: Partial<Record<FormName, (field: FieldSpec) => boolean>> = {
  'I-485': isForbiddenI485,
  'I-765': isForbiddenI765,
};

/** Full PDF names of the fields of an edition that no data may ever fill: the person, or nobody, answers them. */
export const neverFilled = ({ form, fields }: Catalogue): string[] => {
  const isForbidden = forbidden[form];
  if (!isForbidden) throw new Error(`Form ${form} is read, never filled`);
  return fields.filter(isForbidden).map((field) => field.pdfName);
};
