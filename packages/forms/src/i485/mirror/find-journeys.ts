import { readDate } from '../../mirror/compare/compare-dates.ts';
import { isSameCountry } from '../../mirror/compare/compare-places.ts';
import { type Finding, toText } from '../../mirror/form-mirror.ts';
import { contradicts, type Judgement, judgeNew, same, unanswered } from '../../mirror/judgement.ts';
import { compareDates } from '../../values/calendar-date.ts';
import { isHere, isSameStay, listNewHomes, listOldHomes, type NewHome, toHomeLine } from './homes.ts';
import { findMark, findPaperMark, listMarkBoxes, toMark } from './marks.ts';
import { type Told, timeOf } from './told.ts';

const bio = 'biographic_information';
const entryDates = [1, 2, 3].map((row) => `A.I.19.c.row-${row}.date`);

/** Homes of the form abroad that the paper does not tell. */
function listNewAbroad(told: Told): readonly NewHome[] {
  const olds = listOldHomes(told);
  return listNewHomes(told).filter(
    (now) => !isHere(now) && !olds.some((before) => isSameStay(told, before, now)),
  );
}

/** Countries the person comes from, by paper and form. */
const listOwnCountries = ({ before, data }: Told): readonly string[] =>
  [before[bio], data[bio]]
    .flatMap((one) => [one.citizenship_country, one.place_of_birth.country])
    .filter((country) => country.trim() !== '');

const isOwn = (told: Told, { address }: NewHome): boolean =>
  listOwnCountries(told).some((country) => isSameCountry(country, address.country));

/** Whether a home began after the first entry that the paper tells. */
function isAfterEntry({ draft, today }: Told, { from }: NewHome): boolean {
  const began = readDate(from, today);
  const entries = entryDates.flatMap((box) => readDate(draft.text(box)?.text ?? '', today) ?? []);
  return began !== null && entries.some((entry) => compareDates(entry, began) < 0);
}

/** Part C item 2: a country on the way, which the I-485 asks for only as a home. */
function findThirdCountry(told: Told): Finding {
  const before = findPaperMark(told.draft, 'C.2.A');
  const home = listNewAbroad(told).find((one) => one.address.country.trim() !== '' && !isOwn(told, one));
  const judge = (): Judgement | null => {
    if (before === null) return null;
    if (!home) return unanswered;
    return before === 'yes' ? same : judgeNew(timeOf(told, home.from), contradicts);
  };
  return {
    box: 'P1.18.abroad-street',
    path: home ? `${home.path}.country` : 'last_foreign_address',
    topic: 'third-country',
    before: [...listMarkBoxes('C.2.A'), ...listMarkBoxes('C.2.B'), 'C.2.B.text'],
    rests: listMarkBoxes('C.2.A'),
    now: home ? toText(toHomeLine(home)) : null,
    judgement: judge(),
  };
}

/** Part C item 4: returns, beside the question whether the last arrival was the first, and a home there since. */
function findReturn(told: Told): Finding {
  const before = findPaperMark(told.draft, 'C.4');
  const answer = findMark(told.answers, 'P1.13');
  const home = listNewAbroad(told).find((one) => isOwn(told, one) && isAfterEntry(told, one));
  const judge = (): Judgement | null => {
    if (before === null) return null;
    if (home) return before === 'yes' ? same : judgeNew(timeOf(told, home.from), contradicts);
    if (answer === null) return unanswered;
    return before === 'yes' && answer === 'yes' ? contradicts : same;
  };
  return {
    box: 'P1.13.yes',
    path: home ? `${home.path}.from_date` : null,
    topic: 'return',
    before: [...listMarkBoxes('C.4'), 'C.4.text'],
    rests: listMarkBoxes('C.4'),
    now: home ? toText(toHomeLine(home)) : toMark(answer),
    judgement: judge(),
  };
}

/** Part C items 2 and 4 of the I-589 beside what the I-485 tells of homes abroad and of the first arrival. */
export const findJourneys = (told: Told): readonly Finding[] => [findThirdCountry(told), findReturn(told)];
