/** Where an additional-information entry stands on its form: the middles of its label boxes and of its text box. */
export interface EntryPlace {
  readonly page: number;
  readonly labels: readonly [number, number, number];
  readonly labelsY: number;
  readonly text: readonly [x: number, y: number];
}

const entry = (
  page: number,
  labels: EntryPlace['labels'],
  labelsY: number,
  text: EntryPlace['text'],
): EntryPlace => ({ page, labels, labelsY, text });

/** I-485 Part 14 items 2 to 5. */
export const i485Entries: readonly EntryPlace[] = [
  entry(24, [90, 156, 220], 585, [318, 525]),
  entry(24, [90, 156, 220], 447, [318, 387]),
  entry(24, [90, 156, 220], 309, [318, 249]),
  entry(24, [90, 156, 220], 171, [318, 105]),
];

/** I-765 Part 6 items 3 to 7. */
export const i765Entries: readonly EntryPlace[] = [
  entry(7, [87, 177, 267], 489, [177, 384]),
  entry(7, [87, 177, 267], 255, [177, 150]),
  entry(7, [369, 459, 549], 717, [459, 639]),
  entry(7, [369, 459, 549], 537, [459, 441]),
  entry(7, [369, 459, 549], 321, [459, 216]),
];
