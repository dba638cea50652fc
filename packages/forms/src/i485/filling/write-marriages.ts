import type { I485FormData, WithheldReason } from '@puente/contract';
import { getPlace, type Sheet, tick, withhold } from '../../filling/sheet.ts';
import { type LineName, toLineNamePiece, writeFullName, writeLineName } from '../../filling/write-name.ts';
import { writeNumber } from '../../filling/write-number.ts';
import { writePlaceLine } from '../../filling/write-place-line.ts';
import { labelPiece, noteRecord, toPiece } from '../../filling/write-record.ts';
import { writeDate, writeText } from '../../filling/write-text.ts';
import { aNumber } from '../../values/a-number.ts';
import { toOneLine } from '../../values/spelling/latin-text.ts';
import { findSpouseObstacle } from './find-spouse-obstacle.ts';

type MaritalHistory = I485FormData['marital_history'];
type PriorMarriage = MaritalHistory['prior_marriages'][number];
type Spouse = NonNullable<MaritalHistory['current_spouse']>;

const priorMarriagesBox = 'P6.11.family-name';
const statusBoxes: Readonly<Record<string, string>> = {
  Single: 'P6.1.single',
  Married: 'P6.1.married',
  Divorced: 'P6.1.divorced',
  Widowed: 'P6.1.widowed',
};

/** Part 6 item 1. The form's box says legally separated, which only the person can say. */
export function writeMaritalStatus(sheet: Sheet, { marital_history }: I485FormData): void {
  const status = marital_history.current_marital_status;
  const box = statusBoxes[status];
  if (box) tick(sheet, box);
  else withhold(sheet, 'marital_history.current_marital_status', status, 'separated');
}

const at = (key: string): string => `marital_history.current_spouse.${key}`;

function withholdSpouse(sheet: Sheet, spouse: Spouse, reason: WithheldReason): void {
  for (const [key, value] of Object.entries(spouse))
    if (typeof value === 'string') withhold(sheet, at(key), value, reason);
    else
      for (const [part, text] of Object.entries(value)) withhold(sheet, at(`${key}.${part}`), text, reason);
}

/** Part 6 items 4 to 7 and 9: of a spouse the person is married to now, and of no other. */
export function writeCurrentSpouse(sheet: Sheet, { marital_history }: I485FormData): void {
  const { current_spouse: spouse, current_marital_status: status } = marital_history;
  if (!spouse) return;
  const obstacle = findSpouseObstacle(status);
  if (obstacle) {
    withholdSpouse(sheet, spouse, obstacle);
    return;
  }
  const boxes = { family: 'P6.4.family-name', given: 'P6.4.given-name', middle: 'P6.4.middle-name' };
  writeFullName(sheet, boxes, spouse.full_name, at('full_name'));
  writeNumber(sheet, at('a_number'), 'P6.5.a-number', spouse.a_number, aNumber);
  writeDate(sheet, at('date_of_birth'), 'P6.6.date-of-birth', spouse.date_of_birth);
  writeText(sheet, at('country_of_birth'), 'P6.7.country-of-birth', spouse.country_of_birth);
  const place = spouse.place_of_marriage;
  if (place.state.trim() === '' && place.country.trim() === '')
    writePlaceLine(sheet, at('place_of_marriage.city'), 'P6.9.place-', place.city);
  else
    for (const key of ['city', 'state', 'country'] as const)
      writeText(sheet, at(`place_of_marriage.${key}`), `P6.9.place-${key}`, place[key]);
  writeDate(sheet, at('date_of_marriage'), 'P6.9.date', spouse.date_of_marriage);
}

/** Part 6 item 18 by what was typed; words of the person's own are `other` with an explanation. */
function writeEndReason(sheet: Sheet, path: string, reason: string): void {
  const typed = toOneLine(reason);
  if (typed === '') return;
  if (/^annul/i.test(typed)) tick(sheet, 'P6.18.annulled');
  else if (/^divorced?$/i.test(typed)) tick(sheet, 'P6.18.divorced');
  else if (/^(death|death of (my )?spouse|spouse (died|deceased)|widowed)$/i.test(typed))
    tick(sheet, 'P6.18.spouse-deceased');
  else {
    tick(sheet, 'P6.18.other');
    if (!/^other$/i.test(typed)) writeText(sheet, path, 'P6.18.other-text', typed);
  }
}

const nameOf = (marriage: PriorMarriage, path: string): LineName => ({
  line: marriage.former_spouse_name,
  linePath: `${path}.former_spouse_name`,
  parts: marriage.name,
  partsPath: `${path}.name`,
});

function writePriorMarriage(sheet: Sheet, marriage: PriorMarriage, path: string): void {
  const boxes = { family: 'P6.11.family-name', given: 'P6.11.given-name', middle: 'P6.11.middle-name' };
  writeLineName(sheet, boxes, nameOf(marriage, path));
  writePlaceLine(sheet, `${path}.place_of_marriage`, 'P6.16.place-', marriage.place_of_marriage);
  writeDate(sheet, `${path}.end_date`, 'P6.17.date', marriage.end_date);
  writeEndReason(sheet, `${path}.end_reason`, marriage.end_reason);
}

/** Part 6 items 11 to 18 hold one prior marriage; the others go to Part 14. */
export function writePriorMarriages(sheet: Sheet, data: I485FormData): void {
  const marriages = data.marital_history.prior_marriages
    .map((marriage, index) => ({ marriage, path: `marital_history.prior_marriages.${index}` }))
    .filter(({ marriage: { name, ...texts } }) =>
      [...Object.values(texts), ...Object.values(name)].some((value) => value.trim() !== ''),
    );
  marriages.forEach(({ marriage, path }, index) => {
    if (index === 0) {
      writePriorMarriage(sheet, marriage, path);
      return;
    }
    noteRecord(sheet, getPlace(sheet, priorMarriagesBox), [
      labelPiece('Prior spouse:', toLineNamePiece(sheet, nameOf(marriage, path))),
      labelPiece('married in', toPiece(sheet, `${path}.place_of_marriage`, marriage.place_of_marriage)),
      labelPiece('ended', toPiece(sheet, `${path}.end_date`, marriage.end_date)),
      labelPiece('how it ended:', toPiece(sheet, `${path}.end_reason`, marriage.end_reason)),
    ]);
  });
}
