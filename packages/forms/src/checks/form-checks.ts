import type { NumberAsked } from '../answers/number-kinds.ts';
import type { RequiredItem } from '../preflight/required-item.ts';
import type { BoxRule } from './box-rule.ts';
import type { FormWarning, Placement } from './warning.ts';

/** Paths are patterns: `*` stands for each row of a list. */
export interface DateRule {
  readonly pattern: string;
  /** `day` wants MM/DD/YYYY; `month` takes MM/YYYY or MM/DD/YYYY. */
  readonly precision: 'day' | 'month';
  readonly mayBeFuture?: boolean;
  /** Words the field takes instead of a date. */
  readonly words?: readonly string[];
}

export interface DateRules {
  readonly dates: readonly DateRule[];
  /** What has a `from_date` and a `to_date`. */
  readonly periods: readonly string[];
}

export type NumberCode = `${NumberAsked}-format`;

export interface NumberRules {
  readonly numbers: Readonly<Partial<Record<NumberCode, readonly string[]>>>;
  /** Blocks that hold U.S. addresses only, and lists that hold addresses of any country. */
  readonly addresses: readonly string[];
  readonly zipKey: string;
}

/** What is looked at in the answers of one form, while they are typed and before they are filed. */
export interface FormChecks<Data> extends DateRules, NumberRules {
  readonly boxes: readonly BoxRule[];
  /** What the blank asks for. */
  readonly required: readonly RequiredItem<Data>[];
  /** What only this form asks. */
  readonly check: (data: Data, today: Date) => FormWarning[];
  /** What it does with an answer, told beside it. */
  readonly place: (data: Data, today: Date) => Placement[];
}
