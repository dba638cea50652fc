import type { ValueKind } from '@puente/forms';
import type { Shape } from '../second-reader/shape-path.ts';

const digit = '0123456789';
const digits = (count: number): Shape => Array.from({ length: count }, () => digit);

/** Every way to write one of each part after the other. */
const combine = (...parts: ReadonlyArray<readonly Shape[]>): Shape[] =>
  parts.reduce<Shape[]>(
    (before, part) => before.flatMap((start) => part.map((end) => [...start, ...end])),
    [[]],
  );

const months: readonly Shape[] = [['0', '123456789'], ['1', '012'], ['123456789']];
const days: readonly Shape[] = [['0', '123456789'], ['12', digit], ['3', '01'], ['123456789']];
/** No paper of these forms is good for longer than ten years. */
const years: readonly Shape[] = [
  ['1', '9', digit, digit],
  ['2', '0', '0123', digit],
];
const between: readonly Shape[] = [['/'], ['-']];
const grouped = (gap: Shape, ...counts: readonly number[]): Shape =>
  counts.flatMap((count, at) => [...(at === 0 ? [] : gap), ...digits(count)]);
/** Groups of digits, close together or with a dash between them. */
const groups = (...counts: readonly number[]): Shape[] => [[], ['-']].map((gap) => grouped(gap, ...counts));

const dates = between.flatMap((gap) => combine(months, [gap], days, [gap], years));

const shapes: Partial<Record<ValueKind | 'mark', readonly Shape[]>> = {
  date: dates,
  month: [...combine(months, between, years), ...dates],
  'a-number': combine([[], ['A'], ['A', '-']], [...groups(3, 3, 3), digits(8)]),
  ssn: groups(3, 2, 4),
  zip: [digits(5), grouped(['-'], 5, 4)],
  'area-code': [digits(3)],
  phone: groups(3, 4),
  'uscis-account': [digits(12)],
};

/** How numbers of a kind are mostly written; none where there is no telling. */
export const listShapes = (kind: ValueKind | 'mark'): readonly Shape[] => shapes[kind] ?? [];
