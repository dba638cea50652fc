import { boxAnswerOf } from '../../answers/box-answers.ts';
import { listChildSlots } from '../../i589/crosswalk/read-family.ts';
import { compareNames, isSameName, toLine } from '../../mirror/compare/compare-names.ts';
import { isSameCountry } from '../../mirror/compare/compare-places.ts';
import { type Finding, toText } from '../../mirror/form-mirror.ts';
import {
  changed,
  contradicts,
  type Judgement,
  judgeNew,
  judgeValues,
  same,
  unanswered,
} from '../../mirror/judgement.ts';
import { pairRows } from '../../mirror/pair-rows.ts';
import type { Child } from '../data.ts';
import { isSameNumber } from './find-person.ts';
import { isUnclearIn, sameDateOn, type Told, timeOf } from './told.ts';

const starts = ['P7.2', 'P7.3'] as const;
const countBoxes = ['A.II.children.none', 'A.II.children.some', 'A.II.children.total'];
const totalBox = 'P7.1.total-children';

interface OldChild {
  readonly child: Child;
  /** What the ids of its boxes start with. */
  readonly slot: string;
}

interface NewChild {
  readonly child: Child;
  readonly index: number;
  /** Of the two on the form; who has none stands in Part 14 for the last one. */
  readonly start: string;
}

/** The parts of a name lead where there are any. */
const nameOf = ({ name, full_name }: Child): string => toLine(name) || full_name.trim();

const listNameBoxes = (slot: string) =>
  ['last-name', 'first-name', 'middle-name'].map((box) => `${slot}.${box}`);

const listBoxes = ({ slot }: OldChild): readonly string[] => [
  ...listNameBoxes(slot),
  ...['date-of-birth', 'place-of-birth', 'a-number'].map((box) => `${slot}.${box}`),
];

const listNew = ({ data }: Told): readonly NewChild[] =>
  data.children
    .map((child, index) => ({ child, index }))
    .filter(({ child }) => nameOf(child) !== '' || child.date_of_birth.trim() !== '')
    .map((one, slot) => ({ ...one, start: starts[Math.min(slot, starts.length - 1)] ?? starts[0] }));

function rateChildren(told: Told, { child: before }: OldChild, { child: now }: NewChild): number {
  const name = { same: 5, part: 4, other: 0 }[compareNames(nameOf(before), nameOf(now))];
  const given = before.name.given_name;
  const isGiven = given !== '' && isSameName(given, now.name.given_name);
  const isDay = before.date_of_birth !== '' && sameDateOn(told)(before.date_of_birth, now.date_of_birth);
  return name + (isGiven ? 3 : 0) + (isDay ? 4 : 0);
}

/** The questions on one child that both tell. */
function findPair(told: Told, { child: before, slot }: OldChild, { child: now, index, start }: NewChild) {
  const at = `children.${index}`;
  const place = { topic: 'child', ifOther: contradicts } as const;
  const [old, own] = [nameOf(before), nameOf(now)];
  const questions = [
    {
      box: `${start}.family-name`,
      path: `${at}.name.family_name`,
      boxes: listNameBoxes(slot),
      values: {
        before: old,
        now: own,
        isSame: isSameName,
        ifOther: compareNames(old, own) === 'part' ? changed : contradicts,
      },
    },
    {
      box: `${start}.a-number`,
      path: `${at}.a_number`,
      boxes: [`${slot}.a-number`],
      values: { before: before.a_number, now: now.a_number, isSame: isSameNumber, ...place },
    },
    {
      box: `${start}.date-of-birth`,
      path: `${at}.date_of_birth`,
      boxes: [`${slot}.date-of-birth`],
      values: { before: before.date_of_birth, now: now.date_of_birth, isSame: sameDateOn(told), ...place },
    },
    {
      box: `${start}.country-of-birth`,
      path: `${at}.country_of_birth`,
      boxes: [`${slot}.place-of-birth`],
      values: { before: before.country_of_birth, now: now.country_of_birth, isSame: isSameCountry, ...place },
    },
  ];
  return questions.map(
    ({ box, path, boxes, values }): Finding => ({
      box,
      path,
      topic: 'child',
      before: boxes,
      now: toText(values.now),
      judgement: judgeValues(values),
    }),
  );
}

/** Part 7 item 1. More may have been born since, fewer may live; more are not since where none was born since. */
function findTotal(told: Told, born: readonly NewChild[]): Finding {
  const before = told.draft.isMarked('A.II.children.none')
    ? '0'
    : (told.draft.text('A.II.children.total')?.text.trim() ?? '');
  const now = boxAnswerOf(told.answers, totalBox);
  const judge = (): Judgement => {
    if (Number(before) === Number(now)) return same;
    const isBornBefore = born.some(({ child }) => timeOf(told, child.date_of_birth) === 'before');
    return Number(now) > Number(before) && isBornBefore ? contradicts : changed;
  };
  const isNumber = (text: string) => /^\d+$/.test(text);
  return {
    box: totalBox,
    path: null,
    topic: 'child',
    before: countBoxes,
    now: toText(now),
    judgement: before === '' || !isNumber(before) ? null : isNumber(now) ? judge() : unanswered,
  };
}

/** Part 7 of the I-485 beside the children of Part A.II and Supplement A of the I-589. */
export function findChildren(told: Told): readonly Finding[] {
  const slots = listChildSlots(told.draft);
  const olds = told.before.children.map((child, index) => ({ child, slot: slots[index] ?? '' }));
  const news = listNew(told);
  const { pairs, missing, added } = pairRows<OldChild, NewChild>(olds, news, {
    rate: (before, now) => rateChildren(told, before, now),
    isUnclear: (before) => isUnclearIn(told, listBoxes(before)),
  });
  const gone = missing.map(
    (before): Finding => ({
      box: `${starts[Math.min(news.length, starts.length - 1)]}.family-name`,
      path: 'children',
      topic: 'child',
      before: listBoxes(before),
      now: null,
      judgement: contradicts,
    }),
  );
  const fresh = added.map(
    (now): Finding => ({
      box: `${now.start}.family-name`,
      path: `children.${now.index}.name.family_name`,
      topic: 'child',
      before: countBoxes,
      rests: [],
      now: toText([nameOf(now.child), now.child.date_of_birth].filter((part) => part !== '').join(', ')),
      judgement: judgeNew(timeOf(told, now.child.date_of_birth), contradicts),
    }),
  );
  const paired = pairs.flatMap(([before, now]) => findPair(told, before, now));
  return [findTotal(told, added), ...paired, ...gone, ...fresh];
}
