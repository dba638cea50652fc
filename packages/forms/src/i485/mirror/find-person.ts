import { compareNames, isSameName, toLine } from '../../mirror/compare/compare-names.ts';
import { areSameCountries, isSameCountry, isSameTown } from '../../mirror/compare/compare-places.ts';
import type { Finding } from '../../mirror/form-mirror.ts';
import { toText } from '../../mirror/form-mirror.ts';
import { changed, contradicts, judgeValues, same, toGravest, undated } from '../../mirror/judgement.ts';
import { aNumber } from '../../values/a-number.ts';
import { sameDateOn, type Told } from './told.ts';

const bio = 'biographic_information';
const nameBoxes = ['A.I.4.last-name', 'A.I.5.first-name', 'A.I.6.middle-name'];
const otherNamesBox = 'A.I.7.other-names';

/** Digits of an A-Number however it is written. */
export const isSameNumber = (one: string, other: string): boolean =>
  (aNumber.parse(one)?.value ?? one.trim()) === (aNumber.parse(other)?.value ?? other.trim());

/** Part 1 item 1. A name may be another by law since then. */
function findName({ before, data }: Told): Finding {
  const now = toLine(data[bio].full_name);
  return {
    box: 'P1.1.family-name',
    path: `${bio}.full_name.family_name`,
    topic: 'name',
    before: nameBoxes,
    now: toText(now),
    judgement: judgeValues({
      before: toLine(before[bio].full_name),
      now,
      isSame: isSameName,
      ifOther: changed,
    }),
  };
}

/** Names the paper has anywhere: who was called so is called so still, whatever the box. */
function isToldName({ before }: Told, line: string): boolean {
  const told = [before[bio].full_name, ...before.other_names].map(toLine);
  return told.some((name) => isSameName(name, line));
}

/** Part 1 item 2: names ever used. One that was used once cannot be unused; one that is new may be of any time. */
function findOtherNames(told: Told): readonly Finding[] {
  const { before, data, draft } = told;
  const place = { box: 'P1.2.row-1.family-name', topic: 'other-names', before: [otherNamesBox] } as const;
  const own = data.other_names.map(toLine).filter((name) => name !== '');
  const all = [toLine(data[bio].full_name), ...own];
  const shown = before.other_names.map(toLine).map((name) => {
    const twin = all.find((one) => isSameName(name, one));
    const isPart = own.some((one) => compareNames(name, one) === 'part');
    const judgement = twin !== undefined ? same : isPart ? changed : contradicts;
    return { ...place, path: 'other_names', now: toText(twin ?? own.join('; ')), judgement };
  });
  const added = data.other_names.flatMap((name, index) => {
    const line = toLine(name);
    if (line === '' || isToldName(told, line)) return [];
    const judgement = undated;
    return [{ ...place, path: `other_names.${index}.family_name`, now: toText(line), judgement }];
  });
  const isUnread = before.other_names.length === 0 && draft.isUnclear(otherNamesBox);
  const unread: Finding = { ...place, path: 'other_names', now: toText(own.join('; ')), judgement: null };
  return isUnread ? [unread] : [...shown, ...added];
}

/** Part 1 items 3 and 7. */
function findBirth(told: Told): readonly Finding[] {
  const [old, own] = [told.before[bio], told.data[bio]];
  const place = { before: old.place_of_birth, now: own.place_of_birth };
  const parts = [
    { before: place.before.country, now: place.now.country, isSame: isSameCountry, ifOther: contradicts },
    { before: place.before.city, now: place.now.city, isSame: isSameTown, ifOther: contradicts },
  ].map((values) => ({ judgement: judgeValues(values), rests: ['A.I.13.place-of-birth'] }));
  return [
    {
      box: 'P1.3.date-of-birth',
      path: `${bio}.date_of_birth`,
      topic: 'birth',
      before: ['A.I.12.date-of-birth'],
      now: toText(own.date_of_birth),
      judgement: judgeValues({
        before: old.date_of_birth,
        now: own.date_of_birth,
        isSame: sameDateOn(told),
        ifOther: contradicts,
      }),
    },
    {
      box: 'P1.7.country',
      path: `${bio}.place_of_birth.country`,
      topic: 'birth',
      before: ['A.I.13.place-of-birth'],
      now: toText([place.now.city, place.now.country].filter((part) => part.trim() !== '').join(', ')),
      judgement: toGravest(parts)?.judgement ?? null,
    },
  ];
}

/** Part 1 items 4 and 8. */
function findNumbers({ before, data }: Told): readonly Finding[] {
  const [old, own] = [before[bio], data[bio]];
  return [
    {
      box: 'P1.4.a-number',
      path: `${bio}.a_number`,
      topic: 'a-number',
      before: ['A.I.1.a-number'],
      now: toText(own.a_number),
      judgement: judgeValues({
        before: old.a_number,
        now: own.a_number,
        isSame: isSameNumber,
        ifOther: contradicts,
      }),
    },
    {
      box: 'P1.8.citizenship',
      path: `${bio}.citizenship_country`,
      topic: 'nationality',
      before: ['A.I.14.nationality'],
      now: toText(own.citizenship_country),
      judgement: judgeValues({
        before: old.citizenship_country,
        now: own.citizenship_country,
        isSame: areSameCountries,
        ifOther: changed,
      }),
    },
  ];
}

/** Who the person is: Part 1 items 1 to 4, 7 and 8 of the I-485 beside Part A.I of the I-589. */
export const findPerson = (told: Told): readonly Finding[] => [
  findName(told),
  ...findOtherNames(told),
  ...findBirth(told),
  ...findNumbers(told),
];
