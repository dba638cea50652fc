/** What may stand in a box, as its print and the form's instructions say. */
export type Takes =
  | 'words'
  | 'letters'
  | 'date'
  | 'date-or-ds'
  | 'end-date'
  | 'a-number'
  | 'ssn'
  | 'account'
  | 'i94'
  | 'zip'
  | 'phone'
  | 'state'
  | 'digits'
  | 'mark';

/**
 * One box of an official form as its page shows it: where it is, what is printed over and beside it, and which question
 * that asks. Written from the printed form, never from the map by which the product fills it.
 */
export interface Question {
  readonly page: number;
  /** The middle of the box, in points from the page's bottom left. */
  readonly at: readonly [x: number, y: number];
  readonly part: string;
  readonly item: string;
  /** Printed over the group of boxes; the last such words before the box. */
  readonly heading: string;
  /** Printed beside or right above the box; empty where a row of boxes shares the words of the row above. */
  readonly caption: string;
  /** The question in the proof's own words: `child.1.family`. */
  readonly asks: string;
  readonly takes: Takes;
}

type Row = readonly [x: number, y: number, caption: string, asks: string, takes: Takes];

export function under(
  page: number,
  place: `${string}/${string}`,
  heading: string,
  rows: readonly Row[],
): Question[] {
  const [part = '', item = ''] = place.split('/');
  return rows.map(([x, y, caption, asks, takes]) => ({
    page,
    at: [x, y] as const,
    part,
    item,
    heading,
    caption,
    asks,
    takes,
  }));
}

export const prefixed = (prefix: string, rows: readonly Row[]): Row[] =>
  rows.map(([x, y, caption, asks, takes]) => [x, y, caption, `${prefix}.${asks}`, takes]);

/** The three boxes of a name on the I-485, which always stand in one row. */
export const nameRow = (prefix: string, y: number): Row[] =>
  prefixed(prefix, [
    [147, y, 'Family Name (Last Name)', 'family', 'letters'],
    [327, y, 'Given Name (First Name)', 'given', 'letters'],
    [498, y, 'Middle Name (if applicable)', 'middle', 'letters'],
  ]);

const unitMarks = (at: readonly [number, number, number], y: number): Row[] => [
  [at[0], y, 'Apt.', 'apt', 'mark'],
  [at[1], y, 'Ste.', 'ste', 'mark'],
  [at[2], y, 'Flr.', 'flr', 'mark'],
];

/** An address in the United States on page 3 of the I-485; `y` is the row of the street. */
export const usAddress = (prefix: string, y: number): Row[] =>
  prefixed(prefix, [
    [246, y + 36, 'In Care Of Name (if any)', 'care-of', 'words'],
    [246, y, 'Street Number and Name', 'street', 'words'],
    ...unitMarks([447, 465, 483], y),
    [537, y, 'Number', 'unit', 'words'],
    [246, y - 36, 'City or Town', 'city', 'words'],
    [465, y - 36, 'State', 'state', 'state'],
    [537, y - 36, 'ZIP Code', 'zip', 'zip'],
  ]);

/** An address anywhere on the I-485. */
export const worldAddress = (prefix: string, y: number, wide = false): Row[] =>
  prefixed(prefix, [
    [252, y, 'Street Number and Name', 'street', 'words'],
    ...unitMarks(wide ? [459, 483, 507] : [459, 477, 495], y),
    [wide ? 549 : 543, y, 'Number', 'unit', 'words'],
    [252, y - 36, 'City or Town', 'city', 'words'],
    [wide ? 471 : 477, y - 36, 'State', 'state', 'state'],
    [wide ? 537 : 543, y - 36, 'ZIP Code', 'zip', 'zip'],
    [141, y - 72, 'Province', 'province', 'words'],
    [303, y - 72, 'Postal Code', 'postal', 'words'],
    [480, y - 72, 'Country', 'country', 'letters'],
  ]);
