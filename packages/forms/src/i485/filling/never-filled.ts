import type { FieldSpec } from '../../catalogue.ts';

/**
 * I-485: representative's header boxes; how the person entered (Part 1 item 11); SSA card wish and consent (item 19);
 * filing category (Part 2); affidavit exemption (Part 3); Part 9; signatures; interpreter, preparer and interview.
 */
export const isNeverFilledI485 = ({ part, id }: FieldSpec): boolean =>
  ['P2', 'P3', 'P9', 'P11', 'P12', 'P13'].includes(part) ||
  (part === 'H' && !id.startsWith('H.header.a-number.')) ||
  ['P1.11.', 'P1.19.wants-card.', 'P1.19.consent.', 'P10.4.'].some((start) => id.startsWith(start));

/** Parts that others than the applicant fill in by hand: representative, interpreter, preparer, officer. */
export const i485OthersParts: readonly string[] = ['H', 'P11', 'P12', 'P13'];
