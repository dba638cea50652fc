import type { PathOf } from '../path.ts';
import type { BoxRule } from './box-rule.ts';
import type { FormWarning, Placement, WarningCode } from './warning.ts';

/** Paths are patterns: `*` stands for each row of a list. */
export interface DateRule<Path extends string = string> {
  readonly pattern: Path;
  /** `day` wants MM/DD/YYYY; `month` takes MM/YYYY or MM/DD/YYYY. */
  readonly precision: 'day' | 'month';
  readonly mayBeFuture?: boolean;
  /** Words the field takes instead of a date. */
  readonly words?: readonly string[];
}

export interface DateRules<Path extends string = string> {
  readonly dates: readonly DateRule<Path>[];
  /** What has a `from_date` and a `to_date`. */
  readonly periods: readonly Path[];
}

export type NumberCode = Extract<
  WarningCode,
  'a-number-format' | 'ssn-format' | 'uscis-account-format' | 'i94-format' | 'phone-format' | 'sevis-format'
>;

export interface NumberRules<Path extends string = string> {
  readonly numbers: Readonly<Partial<Record<NumberCode, readonly Path[]>>>;
  /** Blocks that hold U.S. addresses only, and lists that hold addresses of any country. */
  readonly addresses: readonly Path[];
  readonly zipKey: string;
}

/** What is looked at in the answers of one form, while they are typed and before they are filed. */
export interface FormChecks<Data> extends DateRules<PathOf<Data>>, NumberRules<PathOf<Data>> {
  readonly boxes: readonly BoxRule<PathOf<Data>>[];
  /** What only this form asks. */
  readonly check: (data: Data, today: Date) => FormWarning[];
  /** What it does with an answer, told beside it. */
  readonly place: (data: Data, today: Date) => Placement[];
}
