import { countSlots } from '../../answers/answer.ts';
import { getPlace, type Sheet, tick } from '../../filling/sheet.ts';
import { withholdAnswers, writeAnswers, writeEntry } from '../../filling/write-answers.ts';
import { type LineName, toLineNamePiece, withholdLine } from '../../filling/write-name.ts';
import { writePlaceLine } from '../../filling/write-place-line.ts';
import { labelPiece, noteRecord, toPiece } from '../../filling/write-record.ts';
import { writeText } from '../../filling/write-text.ts';
import { toOneLine } from '../../values/spelling/latin-text.ts';
import {
  endReasonBoxes,
  marriageDateAnswers,
  marriagePlaceAnswers,
  marriagePlaces,
  priorMarriages,
  spouseAnswers,
} from '../answers/marital.ts';
import type { I485FormData } from '../data.ts';
import { findSpouseObstacle } from './find-spouse-obstacle.ts';

type MaritalHistory = I485FormData['marital_history'];
type PriorMarriage = MaritalHistory['prior_marriages'][number];
type Spouse = NonNullable<MaritalHistory['current_spouse']>;

const [priorMarriagesBox = ''] = priorMarriages.fields[1].box;

/** A place of marriage typed in one line stands in the box of the city until it is told apart. */
function writePlace(
  sheet: Sheet,
  data: I485FormData,
  { city, state, country }: Spouse['place_of_marriage'],
): void {
  if (state.trim() === '' && country.trim() === '')
    writePlaceLine(
      sheet,
      'marital_history.current_spouse.place_of_marriage.city',
      marriagePlaces.current,
      city,
    );
  else writeAnswers(sheet, data, marriagePlaceAnswers);
}

/** Part 6 items 4 to 7 and 9: of a spouse the person is married to now, and of no other. */
export function writeCurrentSpouse(sheet: Sheet, data: I485FormData): void {
  const { current_spouse: spouse, current_marital_status: status } = data.marital_history;
  if (!spouse) return;
  const obstacle = findSpouseObstacle(status);
  if (obstacle) {
    const answers = [...spouseAnswers, ...marriageDateAnswers, ...marriagePlaceAnswers];
    withholdAnswers(sheet, data, answers, obstacle);
    return;
  }
  writeAnswers(sheet, data, spouseAnswers);
  writePlace(sheet, data, spouse.place_of_marriage);
  writeAnswers(sheet, data, marriageDateAnswers);
}

/** Part 6 item 18 by what was typed; words of the person's own are `other` with an explanation. */
function writeEndReason(sheet: Sheet, path: string, reason: string): void {
  const typed = toOneLine(reason);
  if (typed === '') return;
  if (/^annul/i.test(typed)) tick(sheet, endReasonBoxes.annulled);
  else if (/^divorced?$/i.test(typed)) tick(sheet, endReasonBoxes.divorced);
  else if (/^(death|death of (my )?spouse|spouse (died|deceased)|widowed)$/i.test(typed))
    tick(sheet, endReasonBoxes.spouseDeceased);
  else {
    tick(sheet, endReasonBoxes.other);
    if (!/^other$/i.test(typed)) writeText(sheet, path, endReasonBoxes.otherText, typed);
  }
}

const nameOf = (marriage: PriorMarriage, path: string): LineName => ({
  line: marriage.former_spouse_name,
  linePath: `${path}.former_spouse_name`,
  parts: marriage.name,
  partsPath: `${path}.name`,
});

/** Part 6 items 11 to 18 hold one prior marriage; the others go to Part 14. */
export function writePriorMarriages(sheet: Sheet, data: I485FormData): void {
  const marriages = data.marital_history.prior_marriages
    .map((marriage, index) => ({ marriage, index, path: `${priorMarriages.path}.${index}` }))
    .filter(({ marriage: { name, ...texts } }) =>
      [...Object.values(texts), ...Object.values(name)].some((value) => value.trim() !== ''),
    );
  marriages.forEach(({ marriage, index, path }, slot) => {
    if (slot < countSlots(priorMarriages)) {
      withholdLine(sheet, nameOf(marriage, path));
      writeEntry(sheet, data, priorMarriages, index, slot);
      writeEndReason(sheet, `${path}.end_reason`, marriage.end_reason);
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
