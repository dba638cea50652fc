import { compareNames, isSameName, toLine } from '../../mirror/compare/compare-names.ts';
import { isSameCountry, isSameTown } from '../../mirror/compare/compare-places.ts';
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
  unsaid,
} from '../../mirror/judgement.ts';
import type { I485FormData } from '../data.ts';
import { isSameNumber } from './find-person.ts';
import { sameDateOn, type Told, timeOf } from './told.ts';

type Marriages = I485FormData['marital_history'];
type Spouse = NonNullable<Marriages['current_spouse']>;

const paper = 'A.II.spouse';
const path = 'marital_history.current_spouse';
const statusBoxes = ['single', 'married', 'divorced', 'widowed'].map((box) => `A.I.11.${box}`);
const nameBoxes = ['last-name', 'first-name', 'middle-name'].map((box) => `${paper}.${box}`);

/** Part 6 item 1. Who was married, divorced or widowed is not single any more. */
function findStatus(told: Told): Finding {
  const old = told.before.marital_history.current_marital_status;
  const { current_marital_status: now, current_spouse: spouse } = told.data.marital_history;
  const wasMarried =
    now === 'Married' && spouse !== null && timeOf(told, spouse.date_of_marriage) === 'before';
  const isOtherSpouse = old === 'Married' || told.before.marital_history.current_spouse !== null;
  return {
    box: 'P6.1.married',
    path: 'marital_history.current_marital_status',
    topic: 'spouse',
    before: [...statusBoxes, 'A.II.not-married'],
    rests: statusBoxes,
    now: toText(now),
    judgement: judgeValues({
      before: old,
      now,
      isSame: (one, other) => one === other,
      ifOther: now === 'Single' || (wasMarried && !isOtherSpouse) ? contradicts : changed,
    }),
  };
}

/** Whether two spouses are one person: by name, where the family name may be another since, or by the day of birth. */
function isSamePerson(told: Told, before: Spouse, now: Spouse): boolean {
  if (compareNames(toLine(before.full_name), toLine(now.full_name)) !== 'other') return true;
  const isGiven = isSameName(before.full_name.given_name, now.full_name.given_name);
  if (isGiven && before.full_name.given_name !== '') return true;
  return before.date_of_birth !== '' && sameDateOn(told)(before.date_of_birth, now.date_of_birth);
}

const toPlace = ({ place_of_marriage: { city, state, country } }: Spouse): string =>
  [city, state, country].filter((part) => part.trim() !== '').join(', ');

function judgePlace(before: Spouse, now: Spouse): Judgement | null {
  const [old, own] = [before.place_of_marriage, now.place_of_marriage];
  const rests: readonly string[] = [];
  return (
    toGravest([
      {
        judgement: judgeValues({
          before: old.country,
          now: own.country,
          isSame: isSameCountry,
          ifOther: contradicts,
        }),
        rests,
      },
      {
        judgement: judgeValues({ before: old.city, now: own.city, isSame: isSameTown, ifOther: contradicts }),
        rests,
      },
    ])?.judgement ?? null
  );
}

type Judged = readonly [box: string, key: string, boxes: readonly string[], now: string, Judgement | null];

/** Part 6 items 4 and 9 (place). A family name may be another since. */
function judgeWords(before: Spouse, now: Spouse): readonly Judged[] {
  const [old, own] = [toLine(before.full_name), toLine(now.full_name)];
  const isGiven = isSameName(before.full_name.given_name, now.full_name.given_name);
  const ifOther = isGiven || compareNames(old, own) === 'part' ? changed : contradicts;
  const name = judgeValues({ before: old, now: own, isSame: isSameName, ifOther });
  const place = judgePlace(before, now);
  return [
    ['P6.4.family-name', 'full_name.family_name', nameBoxes, own, name],
    ['P6.9.place-city', 'place_of_marriage.city', [`${paper}.place-of-marriage`], toPlace(now), place],
  ];
}

/** Part 6 items 5 to 7 and 9 (date). */
function judgeFacts(told: Told, before: Spouse, now: Spouse): readonly Judged[] {
  const isSame = sameDateOn(told);
  const facts = [
    ['P6.5.a-number', 'a_number', 'a-number', isSameNumber],
    ['P6.6.date-of-birth', 'date_of_birth', 'date-of-birth', isSame],
    ['P6.7.country-of-birth', 'country_of_birth', 'place-of-birth', isSameCountry],
    ['P6.9.date', 'date_of_marriage', 'date-of-marriage', isSame],
  ] as const;
  return facts.map(([box, key, paperBox, isEqual]) => {
    const values = { before: before[key], now: now[key], isSame: isEqual, ifOther: contradicts };
    return [box, key, [`${paper}.${paperBox}`], now[key], judgeValues(values)];
  });
}

/** Part 6 items 4 to 7 and 9, of a spouse whom both tell. */
const findSameSpouse = (told: Told, before: Spouse, now: Spouse): readonly Finding[] =>
  [...judgeWords(before, now), ...judgeFacts(told, before, now)].map(
    ([box, key, boxes, text, judgement]) => ({
      box,
      path: `${path}.${key}`,
      topic: 'spouse',
      before: boxes,
      now: toText(text),
      judgement,
    }),
  );

/** A spouse whom the paper does not name: married since, or then already. */
const findOtherSpouse = (told: Told, now: Spouse): Finding => ({
  box: 'P6.4.family-name',
  path: `${path}.full_name.family_name`,
  topic: 'spouse',
  before: ['A.II.not-married', ...nameBoxes, `${paper}.date-of-birth`, `${paper}.date-of-marriage`],
  rests: nameBoxes,
  now: toText([toLine(now.full_name), now.date_of_marriage].filter((part) => part !== '').join(', ')),
  judgement: judgeNew(timeOf(told, now.date_of_marriage), contradicts),
});

/** A spouse of the paper whom the form does not name as the one now: a marriage that has ended since, if it is told. */
function findFormerSpouse(told: Told, before: Spouse): Finding {
  const { prior_marriages: priors, current_marital_status: status } = told.data.marital_history;
  const nameOf = (prior: (typeof priors)[number]) => toLine(prior.name) || prior.former_spouse_name;
  const line = toLine(before.full_name);
  const at = priors.findIndex((prior) => compareNames(line, nameOf(prior)) !== 'other');
  const prior = priors[at];
  const isMarried = status === 'Married' || status === 'Separated';
  const isOpen = told.data.marital_history.current_spouse === null && isMarried;
  return {
    box: prior || !isOpen ? 'P6.11.family-name' : 'P6.4.family-name',
    path: prior
      ? `marital_history.prior_marriages.${at}.name.family_name`
      : 'marital_history.prior_marriages',
    topic: 'spouse',
    before: [...nameBoxes, `${paper}.date-of-marriage`],
    now: prior ? toText([nameOf(prior), prior.end_date].filter((part) => part !== '').join(', ')) : null,
    judgement: prior ? judgeNew(timeOf(told, prior.end_date), contradicts) : unanswered,
  };
}

/** Part 6 items 11 to 18: marriages that ended before, which the I-589 asks for by the status alone. */
function findPriors(told: Told): readonly Finding[] {
  const { current_marital_status: status, current_spouse: spouse } = told.before.marital_history;
  return told.data.marital_history.prior_marriages.flatMap((prior, index) => {
    const line = toLine(prior.name) || prior.former_spouse_name.trim();
    if (line === '' || timeOf(told, prior.end_date) !== 'before') return [];
    if (spouse && compareNames(toLine(spouse.full_name), line) !== 'other') return [];
    const judgement = { Single: contradicts, Married: unsaid, Divorced: same, Widowed: same };
    return [
      {
        box: 'P6.11.family-name',
        path: `marital_history.prior_marriages.${index}.name.family_name`,
        topic: 'spouse',
        before: statusBoxes,
        now: toText([line, prior.end_date].join(', ')),
        judgement: status === '' || status === 'Separated' ? unsaid : judgement[status],
      } as const,
    ];
  });
}

/** Part 6 of the I-485 beside Part A.I item 11 and the spouse of Part A.II of the I-589. */
export function findSpouse(told: Told): readonly Finding[] {
  const { current_spouse: before } = told.before.marital_history;
  const { current_spouse: now } = told.data.marital_history;
  const given = now && toLine(now.full_name) !== '' ? now : null;
  const isSame = before !== null && given !== null && isSamePerson(told, before, given);
  return [
    findStatus(told),
    ...(isSame ? findSameSpouse(told, before, given) : []),
    ...(given && !isSame ? [findOtherSpouse(told, given)] : []),
    ...(before && !isSame ? [findFormerSpouse(told, before)] : []),
    ...findPriors(told),
  ];
}
