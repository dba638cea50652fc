export const warningCodes = [
  'date-format',
  'date-impossible',
  'date-future',
  'range-reversed',
  'history-gap',
  'history-overlap',
  'present-address-differs',
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
] as const;
export type WarningCode = (typeof warningCodes)[number];

/** Something to look at before filing. Saving stays possible. `params` fill the message for people. */
export interface FormWarning {
  /** Form-data path, such as `address_history_5_years.0.to_date`. */
  readonly path: string;
  readonly severity: 'warning';
  readonly code: WarningCode;
  readonly params: Readonly<Record<string, string>>;
}

export const warn = (path: string, code: WarningCode, params: Record<string, string> = {}): FormWarning => ({
  path,
  severity: 'warning',
  code,
  params,
});
