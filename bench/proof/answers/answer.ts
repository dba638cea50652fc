import type { Day, Month, PersonName } from '../../people/person.ts';
import { toDayText, toMonthText } from '../../people/time.ts';
import { dayOf, type Family } from '../families/family.ts';

/** `as-read`: what the paper says and no more. `answered`: also what the person said when the product asked. */
export type Stage = 'as-read' | 'answered';

/** What the facts say to one printed question. A question without an answer stays blank. */
export type Answer =
  /** `values`: each is right. */
  | { readonly kind: 'known'; readonly values: readonly string[] }
  /** May stand there or be left to the person. */
  | { readonly kind: 'may'; readonly values: readonly string[] }
  /** Known, but not that it answers this question: it is asked and nothing is written. */
  | { readonly kind: 'doubt'; readonly values: readonly string[] }
  /** A month where a day is asked: the day is asked, the month stands in the additional information. */
  | { readonly kind: 'month'; readonly month: string }
  /** A part of a name that stands in one box of the paper: no way to split it is sure. */
  | { readonly kind: 'part'; readonly value: string; readonly whole: string; readonly of: string };

/** A fact whose place is the additional information. */
export interface Elsewhere {
  readonly what: string;
  readonly part: string;
  readonly items: readonly string[];
  /** All stand in one row; of each piece any spelling. */
  readonly pieces: readonly (readonly string[])[];
}

export interface Answers {
  readonly answers: ReadonlyMap<string, Answer>;
  readonly elsewhere: readonly Elsewhere[];
}

export type Entries = readonly (readonly [asks: string, answer: Answer])[];

/** Nothing where there is no such fact. */
export const known = (asks: string, ...values: readonly string[]): Entries =>
  (values[0] ?? '') === '' ? [] : [[asks, { kind: 'known', values }]];

export const may = (asks: string, ...values: readonly string[]): Entries =>
  (values[0] ?? '') === '' ? [] : [[asks, { kind: 'may', values }]];

export const doubt = (asks: string, ...values: readonly string[]): Entries =>
  (values[0] ?? '') === '' ? [] : [[asks, { kind: 'doubt', values }]];

export const mark = (asks: string): Entries => known(asks, 'x');

export const knownDay = (asks: string, day: Day | null): Entries => known(asks, day ? toDayText(day) : '');

export const knownName = (asks: string, name: PersonName): Entries => [
  ...known(`${asks}.family`, name.family),
  ...known(`${asks}.given`, name.given),
  ...known(`${asks}.middle`, name.middle),
];

/** A name of one box: its parts are a guess until the person has said which words are which. */
export function oneBoxName(asks: string, name: PersonName, stage: Stage): Entries {
  if (stage === 'answered') return knownName(asks, name);
  const whole = [name.given, name.middle, name.family].filter(Boolean).join(' ');
  return (['family', 'given', 'middle'] as const).map((part) => [
    `${asks}.${part}`,
    { kind: 'part', value: name[part], whole, of: asks },
  ]);
}

const toFirst = ({ year, month }: Month): string => toDayText({ year, month, day: 1 });

/** A day that the paper may give as a month only; null: until now. */
export function periodEnd(asks: string, month: Month | null, family: Family, stage: Stage): Entries {
  if (!month) return known(asks, 'PRESENT');
  if (family.days === 'on-paper') return knownDay(asks, dayOf(month));
  if (stage === 'as-read') return [[asks, { kind: 'month', month: toMonthText(month) }]];
  return known(asks, family.days === 'when-asked' ? toDayText(dayOf(month)) : toFirst(month));
}

/** Every way in which a month may stand in the additional information. */
export const spellMonth = (month: Month | null): string[] =>
  month ? [toMonthText(month), toDayText(dayOf(month)), toFirst(month)] : ['Present'];
