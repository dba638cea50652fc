import { listWorkRows } from '../../i589/crosswalk/read-employment.ts';
import { isWithinWords } from '../../mirror/compare/compare-words.ts';
import { type Finding, toText } from '../../mirror/form-mirror.ts';
import {
  changed,
  contradicts,
  judgeNew,
  judgeValues,
  type Part,
  toGravest,
  unsaid,
} from '../../mirror/judgement.ts';
import { pairRows } from '../../mirror/pair-rows.ts';
import { isAbroad } from '../../values/address.ts';
import { isPresent } from '../../values/calendar-date.ts';
import type { EmploymentEntry } from '../data.ts';
import { chooseJobs } from '../filling/choose-jobs.ts';
import { judgeEnd, judgeGone } from './judge-period.ts';
import { isUnclearIn, sameDateOn, type Told, timeOf } from './told.ts';

const list = 'employment_and_education_history_5_years';
const blocks = { here: 'P4.7.', abroad: 'P4.8.' } as const;

interface OldJob {
  readonly entry: EmploymentEntry;
  /** The whole text of the box with name and address, which is told apart by a guess. */
  readonly employer: string;
  /** Ids of its boxes. */
  readonly boxes: { readonly [Key in 'name' | 'occupation' | 'from' | 'to' | 'place']: string };
}

interface NewJob {
  readonly entry: EmploymentEntry;
  readonly path: string;
}

const listBoxes = ({ boxes }: OldJob): readonly string[] => [...new Set(Object.values(boxes))];

/** Part A.III items 4 and 3 of the I-589. */
function listOldJobs({ draft, before }: Told): readonly OldJob[] {
  const { employers, schools } = listWorkRows(draft);
  const rows = [
    ...employers.map((row) => ({ row, names: ['employer', 'occupation', 'employer'] })),
    ...schools.map((row) => ({ row, names: ['name', 'type', 'location'] })),
  ];
  return rows.flatMap(({ row, names: [name = '', occupation = '', place = ''] }, index) => {
    const entry = before[list][index];
    if (!entry) return [];
    const boxes = {
      name: `${row}.${name}`,
      occupation: `${row}.${occupation}`,
      place: `${row}.${place}`,
      from: `${row}.from`,
      to: `${row}.to`,
    };
    return [{ entry, employer: draft.text(boxes.name)?.text ?? '', boxes }];
  });
}

/** A name is the same, too, where the paper's box has it among the words of an address. */
const isSameEmployer = (before: OldJob, now: NewJob): boolean =>
  [before.entry.employer_or_school, before.employer].some(
    (name) => name !== '' && isWithinWords(name, now.entry.employer_or_school),
  );

function rateJobs(told: Told, before: OldJob, now: NewJob): number {
  const isSame = (key: 'from_date' | 'to_date') =>
    before.entry[key] !== '' && now.entry[key] !== '' && sameDateOn(told)(before.entry[key], now.entry[key]);
  const { occupation_or_field_of_study: occupation } = before.entry;
  const isSameWork = occupation !== '' && isWithinWords(occupation, now.entry.occupation_or_field_of_study);
  const common = (isSame('from_date') ? 2 : 0) + (isSame('to_date') ? 1 : 0) + (isSameWork ? 1 : 0);
  if (isSameEmployer(before, now)) return 5 + common;
  return isSame('from_date') && common >= 3 ? common : 0;
}

const periodLine = ({ from_date, to_date }: EmploymentEntry): string =>
  [from_date, to_date].filter((part) => part.trim() !== '').join(' - ');

/** The three questions on one job that both tell: whose, as what, and when. */
function findPair(told: Told, before: OldJob, now: NewJob, block: string): readonly Finding[] {
  const { boxes, entry: old } = before;
  const own = now.entry;
  const occupation = {
    before: old.occupation_or_field_of_study,
    now: own.occupation_or_field_of_study,
    isSame: isWithinWords,
    // Who still works there may do other work there since.
    ifOther: isPresent(old.to_date) ? changed : contradicts,
  };
  const dates: readonly Part[] = [
    {
      judgement: judgeValues({
        before: old.from_date,
        now: own.from_date,
        isSame: sameDateOn(told),
        ifOther: contradicts,
      }),
      rests: [boxes.from],
    },
    { judgement: judgeEnd(told, old.to_date, own.to_date), rests: [boxes.to] },
  ];
  const gravest = toGravest(dates);
  return [
    {
      box: `${block}name`,
      path: `${now.path}.employer_or_school`,
      topic: 'work',
      before: [boxes.name],
      now: toText(own.employer_or_school),
      judgement: judgeValues({
        before: old.employer_or_school,
        now: own.employer_or_school,
        isSame: () => isSameEmployer(before, now),
        ifOther: contradicts,
      }),
    },
    {
      box: `${block}occupation`,
      path: `${now.path}.occupation_or_field_of_study`,
      topic: 'work',
      before: [boxes.occupation],
      now: toText(occupation.now),
      judgement: judgeValues(occupation),
    },
    {
      box: `${block}from`,
      path: `${now.path}.${gravest === dates[1] ? 'to_date' : 'from_date'}`,
      topic: 'work',
      before: [boxes.from, boxes.to],
      ...(gravest && { rests: gravest.rests }),
      now: toText(periodLine(own)),
      judgement: gravest?.judgement ?? null,
    },
  ];
}

const toJobLine = ({ entry }: NewJob): string =>
  [entry.employer_or_school, entry.occupation_or_field_of_study, periodLine(entry)]
    .filter((part) => part.trim() !== '')
    .join(', ');

const isOldAbroad = ({ entry: { address } }: OldJob): boolean =>
  isAbroad({ ...address, unit: '', zip: address.zip_code });

/** Part 4 items 7 and 8 of the I-485 beside Part A.III items 3 and 4 of the I-589. */
export function findWork(told: Told): readonly Finding[] {
  const { all, abroad } = chooseJobs(told.data);
  const blockOf = ({ path }: NewJob) => (path === abroad?.path ? blocks.abroad : blocks.here);
  const { pairs, missing, added } = pairRows<OldJob, NewJob>(listOldJobs(told), all, {
    rate: (before, now) => rateJobs(told, before, now),
    isUnclear: (before) => isUnclearIn(told, listBoxes(before)),
  });
  const gone = missing.map(
    (before): Finding => ({
      box: `${isOldAbroad(before) ? blocks.abroad : blocks.here}name`,
      path: list,
      topic: 'work',
      before: listBoxes(before),
      now: null,
      judgement: judgeGone(told, { from: before.entry.from_date, to: before.entry.to_date }),
    }),
  );
  const fresh = added.map(
    (now): Finding => ({
      box: `${blockOf(now)}name`,
      path: `${now.path}.employer_or_school`,
      topic: 'work',
      before: [],
      now: toText(toJobLine(now)),
      judgement: judgeNew(timeOf(told, now.entry.from_date || now.entry.to_date), unsaid),
    }),
  );
  return [...pairs.flatMap(([before, now]) => findPair(told, before, now, blockOf(now))), ...gone, ...fresh];
}
