import type { Mishap } from './spoil-photo.ts';

/** One photo, and what the reader made of it. */
export interface PhotoRow {
  readonly file: string;
  /** Of the form. */
  readonly page: number;
  readonly mishap: Mishap;
  /** Clockwise quarter turns in which it was taken. */
  readonly turns: 0 | 1 | 2 | 3;
  /** Which page of the form the reader took it for. */
  readonly seenAs: number | null;
  /** Boxes with something in them, and those of them that were read as what stands there. */
  readonly filled: number;
  readonly right: number;
}
