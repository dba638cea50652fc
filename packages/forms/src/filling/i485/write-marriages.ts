import type { I485FormData } from '@puente/contract';
import type { Place } from '../filling-result.ts';
import { toSurnameWords } from '../full-name.ts';
import { toOneLine } from '../latin-text.ts';
import { toANumber } from '../numbers.ts';
import { reasons } from '../reasons.ts';
import { type Sheet, tick, withhold } from '../sheet.ts';
import { findStateCode, isUnitedStates } from '../us-states.ts';
import { writeFullName, writeOneLineName } from '../write-name.ts';
import { writeNumber } from '../write-number.ts';
import { labelPiece, noteRecord, toPiece } from '../write-record.ts';
import { writeDate, writeText } from '../write-text.ts';
import { listFamilyNames } from './write-family.ts';

type MaritalHistory = I485FormData['marital_history'];
type PriorMarriage = MaritalHistory['prior_marriages'][number];

const priorMarriagesPlace: Place = { page: '11', part: '6', item: '11' };
const statusBoxes: Readonly<Record<string, string>> = {
  Single: 'P6.1.single',
  Married: 'P6.1.married',
  Divorced: 'P6.1.divorced',
  Widowed: 'P6.1.widowed',
};

/** Part 6 item 1. The form's box says legally separated, which only the person can say. */
export const writeMaritalStatus = (sheet: Sheet, { marital_history }: I485FormData): void => {
  const status = marital_history.current_marital_status;
  const box = statusBoxes[status];
  if (box) tick(sheet, box);
  else withhold(sheet, 'marital_history.current_marital_status', status, reasons.separated);
};

/** Part 6 items 4 to 7 and 9. */
export const writeCurrentSpouse = (sheet: Sheet, { marital_history }: I485FormData): void => {
  const spouse = marital_history.current_spouse;
  if (!spouse) return;
  const at = (key: string): string => `marital_history.current_spouse.${key}`;
  const boxes = { family: 'P6.4.family-name', given: 'P6.4.given-name', middle: 'P6.4.middle-name' };
  writeFullName(sheet, boxes, spouse.full_name, at('full_name'));
  writeNumber(sheet, at('a_number'), 'P6.5.a-number', spouse.a_number, toANumber);
  writeDate(sheet, at('date_of_birth'), 'P6.6.date-of-birth', spouse.date_of_birth);
  writeText(sheet, at('country_of_birth'), 'P6.7.country-of-birth', spouse.country_of_birth);
  for (const key of ['city', 'state', 'country'] as const)
    writeText(sheet, at(`place_of_marriage.${key}`), `P6.9.place-${key}`, spouse.place_of_marriage[key]);
  writeDate(sheet, at('date_of_marriage'), 'P6.9.date', spouse.date_of_marriage);
};

/** T-PLACE for a place in one line: `City, State, Country`, `City, State` or `City, Country`. */
const splitPlace = (place: string): { city: string; state: string; country: string } => {
  const parts = toOneLine(place)
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const last = parts.pop() ?? '';
  if (parts.length === 0)
    return isUnitedStates(last)
      ? { city: '', state: '', country: last }
      : { city: last, state: '', country: '' };
  if (parts.length === 1 && findStateCode(last) !== null)
    return { city: parts[0] ?? '', state: last, country: '' };
  const state = parts.length > 1 ? (parts.pop() ?? '') : '';
  return { city: parts.join(' '), state, country: last };
};

/** Part 6 item 18 by what was typed; words of the person's own are `other` with an explanation. */
const writeEndReason = (sheet: Sheet, path: string, reason: string): void => {
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
};

const writePriorMarriage = (
  sheet: Sheet,
  data: I485FormData,
  marriage: PriorMarriage,
  path: string,
): void => {
  const boxes = { family: 'P6.11.family-name', given: 'P6.11.given-name', middle: 'P6.11.middle-name' };
  const surnameWords = toSurnameWords(listFamilyNames(data));
  writeOneLineName(sheet, boxes, marriage.former_spouse_name, `${path}.former_spouse_name`, surnameWords);
  const place = splitPlace(marriage.place_of_marriage);
  for (const key of ['city', 'state', 'country'] as const)
    writeText(sheet, `${path}.place_of_marriage`, `P6.16.place-${key}`, place[key]);
  writeDate(sheet, `${path}.end_date`, 'P6.17.date', marriage.end_date);
  writeEndReason(sheet, `${path}.end_reason`, marriage.end_reason);
};

/** Part 6 items 11 to 18 hold one prior marriage; the others go to Part 14. */
export const writePriorMarriages = (sheet: Sheet, data: I485FormData): void => {
  const marriages = data.marital_history.prior_marriages
    .map((marriage, index) => ({ marriage, path: `marital_history.prior_marriages.${index}` }))
    .filter(({ marriage }) => Object.values(marriage).some((value) => value.trim() !== ''));
  marriages.forEach(({ marriage, path }, index) => {
    if (index === 0) {
      writePriorMarriage(sheet, data, marriage, path);
      return;
    }
    noteRecord(sheet, priorMarriagesPlace, [
      labelPiece('Prior spouse', toPiece(sheet, `${path}.former_spouse_name`, marriage.former_spouse_name)),
      labelPiece('married in', toPiece(sheet, `${path}.place_of_marriage`, marriage.place_of_marriage)),
      labelPiece('ended', toPiece(sheet, `${path}.end_date`, marriage.end_date)),
      labelPiece('how it ended:', toPiece(sheet, `${path}.end_reason`, marriage.end_reason)),
    ]);
  });
};
