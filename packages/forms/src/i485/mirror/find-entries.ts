import { isSameTown } from '../../mirror/compare/compare-places.ts';
import { isWithinWords } from '../../mirror/compare/compare-words.ts';
import { type Finding, toText } from '../../mirror/form-mirror.ts';
import {
  changed,
  contradicts,
  type Judgement,
  judgeNew,
  judgeValues,
  same,
  toGravest,
  unanswered,
} from '../../mirror/judgement.ts';
import { i94 } from '../../values/i94.ts';
import { findStateCode } from '../../values/us-state.ts';
import { findMark, toMark } from './marks.ts';
import { sameDateOn, type Told, timeOf } from './told.ts';

const bio = 'biographic_information';
const row = 'A.I.19.c.row-1';
const earlierRows = ['A.I.19.c.row-2', 'A.I.19.c.row-3'];

const isSameState = (one: string, other: string): boolean =>
  (findStateCode(one) ?? one.trim()) === (findStateCode(other) ?? other.trim());

const isSameI94 = (one: string, other: string): boolean =>
  (i94.parse(one)?.value ?? one.trim()) === (i94.parse(other)?.value ?? other.trim());

/** A later entry than the paper's is another one, with its own place, status and number. */
function isOtherEntry(told: Told): boolean {
  const now = told.data[bio].last_arrival_date;
  const before = told.before[bio].last_arrival_date;
  return now.trim() !== '' && before !== '' && !sameDateOn(told)(before, now);
}

/** What was true of the entry that the paper tells, and is not said of another one. */
const judgeDetail = (told: Told, isSame: (before: string, now: string) => boolean) =>
  ({ isSame, ifOther: isOtherEntry(told) ? same : contradicts }) as const;

/** Part 1 item 10: an entry before the paper was signed that it does not tell, or one since. */
function findDate(told: Told): Finding {
  const [before, now] = [told.before[bio].last_arrival_date, told.data[bio].last_arrival_date];
  const ifOther: Judgement = judgeNew(timeOf(told, now), contradicts);
  return {
    box: 'P1.10.arrival-date',
    path: `${bio}.last_arrival_date`,
    topic: 'entry',
    before: [`${row}.date`, ...earlierRows.map((one) => `${one}.date`)],
    rests: [`${row}.date`],
    now: toText(now),
    judgement: judgeValues({ before, now, isSame: sameDateOn(told), ifOther }),
  };
}

/** Part 1 items 10 and 12: place, status and number of that entry. */
function findDetails(told: Told): readonly Finding[] {
  const [old, own] = [told.before, told.data];
  const { city, state, status } = own.last_arrival;
  const place = toGravest([
    {
      judgement: judgeValues({ before: old.last_arrival.city, now: city, ...judgeDetail(told, isSameTown) }),
      rests: [`${row}.place`],
    },
    {
      judgement: judgeValues({
        before: old.last_arrival.state,
        now: state,
        ...judgeDetail(told, isSameState),
      }),
      rests: [`${row}.place`],
    },
  ]);
  return [
    {
      box: 'P1.10.arrival-city',
      path: 'last_arrival.city',
      topic: 'entry',
      before: [`${row}.place`],
      now: toText([city, state].filter((part) => part.trim() !== '').join(', ')),
      judgement: place?.judgement ?? null,
    },
    {
      box: 'P1.12.i94-number',
      path: `${bio}.i_94_number`,
      topic: 'entry',
      before: ['A.I.19.b.i94-number'],
      now: toText(own[bio].i_94_number),
      // A new I-94 may be given without leaving.
      judgement: judgeValues({
        before: old[bio].i_94_number,
        now: own[bio].i_94_number,
        isSame: isSameI94,
        ifOther: changed,
      }),
    },
    {
      box: 'P1.12.status',
      path: 'last_arrival.status',
      topic: 'entry',
      before: [`${row}.status`],
      now: toText(status),
      judgement: judgeValues({
        before: old.last_arrival.status,
        now: status,
        ...judgeDetail(told, isWithinWords),
      }),
    },
  ];
}

/** Part 1 item 13, first time in the United States: by the earlier entries of the paper, and by a later one than its last. */
function findFirst(told: Told): Finding {
  const answer = findMark(told.answers, 'P1.13');
  const earlier = earlierRows.filter((one) => told.draft.text(`${one}.date`) !== null);
  const isOther = isOtherEntry(told);
  const isFirst = earlier.length === 0 && !isOther;
  const dates = [`${row}.date`, ...earlierRows.map((one) => `${one}.date`)];
  // 'No' where no other entry is told: there was one that the paper leaves out.
  const judge = (): Judgement => {
    if (answer === null) return unanswered;
    return (answer === 'yes') === isFirst ? same : contradicts;
  };
  return {
    box: 'P1.13.yes',
    path: null,
    topic: 'entry',
    before: dates,
    now: toMark(answer),
    judgement: told.draft.hasContent(dates) ? judge() : null,
  };
}

/** Part 1 items 10, 12 and 13 of the I-485 beside Part A.I item 19 of the I-589. */
export const findEntries = (told: Told): readonly Finding[] => [
  findDate(told),
  ...findDetails(told),
  findFirst(told),
];
