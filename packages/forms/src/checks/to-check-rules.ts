import { type AnswerSections, listAnswers, listBoxes, type PlacedAnswer } from '../answers/answer.ts';
import type { DateKind } from '../answers/field-spec.ts';
import { isNumberAsked } from '../answers/number-kinds.ts';
import { type BoxRule, type BoxSpec, type StoredLimits, toBoxRules } from './box-rule.ts';
import type { DateRule, DateRules, NumberCode, NumberRules } from './form-checks.ts';

const datePrecision: Readonly<Record<DateKind, DateRule['precision']>> = {
  date: 'day',
  'date-or-ds': 'day',
  month: 'month',
  'month-or-present': 'month',
};
const dateWords: Partial<Record<DateKind, readonly string[]>> = {
  'date-or-ds': ['d/s'],
  'month-or-present': ['present'],
};
const isDate = (kind: string | undefined): kind is DateKind => kind !== undefined && kind in datePrecision;

function toDateRule({ pattern, kind, past, mayBeUnknown }: PlacedAnswer): DateRule[] {
  if (!isDate(kind)) return [];
  const words = mayBeUnknown ? ['unknown'] : dateWords[kind];
  const precision = datePrecision[kind];
  return [{ pattern, precision, mayBeFuture: precision === 'day' && !past, ...(words ? { words } : {}) }];
}

const holderOf = (pattern: string): string => pattern.slice(0, pattern.lastIndexOf('.'));

function toNumbers(answers: readonly PlacedAnswer[]): NumberRules['numbers'] {
  const numbers: Partial<Record<NumberCode, string[]>> = {};
  for (const { asks, pattern } of answers) {
    if (!isNumberAsked(asks)) continue;
    const code: NumberCode = `${asks}-format`;
    numbers[code] = [...(numbers[code] ?? []), pattern];
  }
  return numbers;
}

/** Kinds and questions whose text may be too long for a box, or lack its letters. */
const textKinds: ReadonlyArray<string | undefined> = [undefined, 'text', 'email'];
const textAsks: ReadonlyArray<string | undefined> = [
  undefined,
  'name',
  'country',
  'citizenship',
  'i94-status',
] satisfies ReadonlyArray<BoxSpec['asks'] | undefined>;

function toBoxSpec(answer: PlacedAnswer): BoxSpec[] {
  const { pattern, kind, asks, isWritten, isUnchecked } = answer;
  const boxes = listBoxes(answer);
  const [id] = boxes;
  if (id === undefined || isUnchecked || !textKinds.includes(kind) || !textAsks.includes(asks)) return [];
  return [
    {
      pattern,
      id,
      ...(asks ? { asks: asks as NonNullable<BoxSpec['asks']> } : {}),
      ...(asks === 'citizenship' ? { boxes: boxes.length } : {}),
      ...(isWritten ? { isWritten } : {}),
    },
  ];
}

/** The answers whose box may be too narrow for them or lack their letters. */
export const listBoxSpecs = (sections: AnswerSections): BoxSpec[] => listAnswers(sections).flatMap(toBoxSpec);

/** The rules that follow from what each answer is, in the order of the review. */
export function toCheckRules(
  sections: AnswerSections,
  limits: StoredLimits,
): DateRules & NumberRules & { readonly boxes: BoxRule[] } {
  const answers = listAnswers(sections);
  const zips = answers.filter(({ asks }) => asks === 'zip').map(({ pattern }) => pattern);
  return {
    dates: answers.flatMap(toDateRule),
    periods: answers.filter(({ notBefore }) => notBefore).map(({ pattern }) => holderOf(pattern)),
    numbers: toNumbers(answers),
    addresses: zips.map(holderOf),
    zipKey: zips[0]?.split('.').at(-1) ?? '',
    boxes: toBoxRules(listBoxSpecs(sections), limits),
  };
}
