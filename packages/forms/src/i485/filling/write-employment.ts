import { fitText } from '../../filling/fit-text.ts';
import { getField, getPlace, put, type Sheet, toLimits, withhold } from '../../filling/sheet.ts';
import { writeAddress } from '../../filling/write-address.ts';
import { withholdKept } from '../../filling/write-answers.ts';
import { writePeriod } from '../../filling/write-period.ts';
import { noteRecord, toAddressPieces, toPeriodPiece, toPiece } from '../../filling/write-record.ts';
import { writeText } from '../../filling/write-text.ts';
import { toOneLine } from '../../values/spelling/latin-text.ts';
import { type Block, blocks, worldBoxes } from '../answers/address-boxes.ts';
import { jobBoxes, jobs as jobList, kindBox } from '../answers/employment.ts';
import type { I485FormData } from '../data.ts';
import { chooseJobs, type Job } from './choose-jobs.ts';
import { isSchoolLevel } from './is-school-level.ts';
import { toPeriodDates } from './list-day-dates.ts';
import { toPaths } from './write-residences.ts';

const abroadBox = jobBoxes(blocks.jobAbroad).name;

function writeJob(sheet: Sheet, block: Block, { path, entry, address }: Job): void {
  writeText(sheet, `${path}.employer_or_school`, jobBoxes(block).name, entry.employer_or_school);
  const occupation = entry.occupation_or_field_of_study;
  const occupationPath = `${path}.occupation_or_field_of_study`;
  if (isSchoolLevel(occupation)) withhold(sheet, occupationPath, occupation, 'school-level');
  else writeText(sheet, occupationPath, jobBoxes(block).occupation, occupation);
  writeAddress(sheet, worldBoxes(block), address, {
    ...toPaths(`${path}.address`),
    unit: `${path}.address.street`,
  });
}

/** The name once more; where it does not fit as it is, what kind of place it is. */
function writeKind(sheet: Sheet, { entry }: Job): void {
  const name = toOneLine(entry.employer_or_school);
  if (name === '') return;
  const fit = fitText(name, toLimits(getField(sheet, kindBox)));
  const kind = isSchoolLevel(entry.occupation_or_field_of_study) ? 'School' : 'Employer';
  if (fit.kind !== 'not-latin') put(sheet, kindBox, fit.kind === 'fits' ? fit.text : kind);
}

const writeJobDates = (
  sheet: Sheet,
  block: Block,
  { path, entry }: Job,
  context: Parameters<typeof writePeriod>[2],
): void => writePeriod(sheet, toPeriodDates(path, block, entry.from_date, entry.to_date), context);

const noteJob = (sheet: Sheet, { path, entry, address }: Job): void =>
  noteRecord(sheet, getPlace(sheet, kindBox), [
    toPiece(sheet, `${path}.employer_or_school`, entry.employer_or_school),
    toPiece(sheet, `${path}.occupation_or_field_of_study`, entry.occupation_or_field_of_study),
    ...toAddressPieces(sheet, address, toPaths(`${path}.address`)),
    toPeriodPiece(sheet, path, entry.from_date, entry.to_date),
  ]);

/**
 * Part 4 items 7 and 8. Item 7 asks twice: for the 'Employer or School (current or most recent)' and, beside it, for the
 * name of that employer, company or school.
 */
export function writeEmployment(sheet: Sheet, data: I485FormData): void {
  const { all, current, abroad, others } = chooseJobs(data);
  const isFirstAccepted = data.first_of_month_accepted;
  if (current) {
    writeJob(sheet, blocks.job, current);
    writeKind(sheet, current);
    writeJobDates(sheet, blocks.job, current, {
      place: getPlace(sheet, kindBox),
      name: 'Employer or school',
      isFirstAccepted,
    });
  }
  if (abroad) {
    writeJob(sheet, blocks.jobAbroad, abroad);
    const name = 'Employer or school outside the United States';
    writeJobDates(sheet, blocks.jobAbroad, abroad, {
      place: getPlace(sheet, abroadBox),
      name,
      isFirstAccepted,
    });
  }
  for (const job of others) noteJob(sheet, job);
  for (const { index } of all) withholdKept(sheet, data, jobList, index);
}
