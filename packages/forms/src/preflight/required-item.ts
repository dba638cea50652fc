/** Whether there is ink in the field with this catalogue id. */
export type IsAnswered = (id: string) => boolean;

/**
 * Something the blank asks for: of everybody, or of those `when` is true of. What it marks `(if any)`, `(if applicable)`
 * or `(if known)` is not in the lists. The PDFs themselves mark no field as required.
 */
export interface RequiredItem<Data> {
  /** Ids of the catalogue, `P8.1.*` for all that begin so: ink in any of them answers. */
  readonly fields: readonly [string, ...string[]];
  /** Where it is typed in the review; null: it is answered by hand on the printed form. */
  readonly path: string | null | ((data: Data, today: Date) => string | null);
  readonly en: string;
  readonly es: string;
  readonly when?: (data: Data, isAnswered: IsAnswered, today: Date) => boolean;
  /** The last field of a run of items. */
  readonly through?: string;
}
