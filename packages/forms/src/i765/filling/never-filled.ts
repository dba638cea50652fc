import type { FieldSpec } from '../../catalogue.ts';

/**
 * I-765: representative's header boxes; reason (Part 1); filed before (Part 2 item 12); arrests (items 30 and 31.b);
 * the statement of Part 3 with its signature; interpreter and preparer. The category (item 27) is not in the list: it
 * is written when the person typed it, and only then.
 */
export const isNeverFilledI765 = ({ part, id }: FieldSpec): boolean =>
  ['H', 'P1', 'P4', 'P5'].includes(part) ||
  ['P2.12.', 'P2.30.', 'P2.31.', 'P3.1.', 'P3.2.', 'P3.6.', 'P3.7.'].some((start) => id.startsWith(start));

/** Parts that others than the applicant fill in by hand: representative, interpreter, preparer, officer. */
export const i765OthersParts: readonly string[] = ['H', 'P4', 'P5'];
