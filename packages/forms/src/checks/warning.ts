export const warningCodes = [
  'date-format',
  'date-impossible',
  'date-future',
  'range-reversed',
  'history-gap',
  'history-overlap',
  'present-address-differs',
  'day-missing',
  'a-number-format',
  'ssn-format',
  'uscis-account-format',
  'i94-format',
  'phone-format',
  'sevis-format',
  'category-format',
  'zip-format',
  'zip-state-mismatch',
  'state-unknown',
  'box-changes-text',
  'box-too-short',
  'box-lacks-characters',
  'not-latin',
  'no-answer',
  'name-in-one-line',
  'which-passport',
  'more-than-boxes',
  'not-on-i94',
] as const;
export type WarningCode = (typeof warningCodes)[number];

export const placementCodes = ['abroad-box', 'abroad-listed', 'abroad-open', 'days-unknown'] as const;
export type PlacementCode = (typeof placementCodes)[number];

/** What the form does with an answer, told beside it; nothing is wrong with it. */
export interface Placement {
  readonly path: string;
  readonly severity: 'note';
  readonly code: PlacementCode;
  readonly params: Readonly<Record<string, string>>;
}

/** Something to look at before filing. Saving stays possible. `params` fill the message for people. */
export interface FormWarning {
  /** Form-data path, such as `address_history_5_years.0.to_date`. */
  readonly path: string;
  readonly severity: 'warning';
  readonly code: WarningCode;
  readonly params: Readonly<Record<string, string>>;
}

/** Whatever is said beside an answer. */
export type Remark = FormWarning | Placement;

export const warn = (path: string, code: WarningCode, params: Record<string, string> = {}): FormWarning => ({
  path,
  severity: 'warning',
  code,
  params,
});
