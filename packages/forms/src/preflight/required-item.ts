import type { AnswerPath } from '../path.ts';

/**
 * Something the blank asks for: of everybody, or of those `when` is true of. What it marks `(if any)`, `(if applicable)`
 * or `(if known)` is not in the lists. The PDFs themselves mark no field as required.
 */
export interface RequiredItem<Data, Label extends string = string> {
  /** Ids of the catalogue, `P8.1.*` for all that begin so: ink in any of them answers. */
  readonly fields: readonly [string, ...string[]];
  /** Where it is typed in the review; null: it is answered by hand on the printed form. */
  readonly path: AnswerPath<Data> | null | ((data: Data, today: Date) => string | null);
  /** Code of what it is called; its words are in `texts`, where a code without words does not compile. */
  readonly label: Label;
  /** What is put into those words. */
  readonly params?: Readonly<Record<string, string>>;
  readonly when?: (data: Data, today: Date) => boolean;
  /** The last field of a run of items. */
  readonly through?: string;
  /** The box it is told after, where that is not the order of the paper. */
  readonly after?: string;
}
