import { getPlace, type Sheet } from '../../filling/sheet.ts';
import { withholdAnswers } from '../../filling/write-answers.ts';
import { labelPiece, noteRecord, toPiece } from '../../filling/write-record.ts';
import { writeDate, writeText } from '../../filling/write-text.ts';
import { arrivalPassportAnswers, passportAnswers, passportBoxes } from '../answers/arrival.ts';
import type { I485FormData } from '../data.ts';

/** One box takes the number of a passport or a travel document: a second number goes to Part 14. */
function writePassport(sheet: Sheet, { passport }: I485FormData): void {
  const usesPassport = passport.number.trim() !== '';
  const key = usesPassport ? 'number' : 'travel_document_number';
  writeText(sheet, `passport.${key}`, passportBoxes.number, passport[key]);
  if (usesPassport) {
    const second = toPiece(sheet, 'passport.travel_document_number', passport.travel_document_number);
    noteRecord(sheet, getPlace(sheet, passportBoxes.number), [labelPiece('Travel document number:', second)]);
  }
  writeText(sheet, 'passport.country', passportBoxes.country, passport.country);
  writeDate(sheet, 'passport.expiration_date', passportBoxes.expires, passport.expiration_date);
}

function writeArrivalPassport(sheet: Sheet, { arrival_passport: other }: I485FormData): void {
  writeText(sheet, 'arrival_passport.number', passportBoxes.number, other.number);
  writeText(sheet, 'arrival_passport.country', passportBoxes.country, other.country);
  writeDate(sheet, 'arrival_passport.expiration_date', passportBoxes.expires, other.expiration_date);
}

/**
 * Part 1 item 10 asks for the passport or travel document used at the last arrival, which may not be the current one:
 * nothing is written until the person has said which it was.
 */
export function writeTravelDocument(sheet: Sheet, data: I485FormData): void {
  switch (data.passport.used_at_last_arrival) {
    case true:
      writePassport(sheet, data);
      withholdAnswers(sheet, data, arrivalPassportAnswers, 'other-passport');
      return;
    case false:
      writeArrivalPassport(sheet, data);
      withholdAnswers(sheet, data, passportAnswers, 'no-box');
      return;
    case null:
      withholdAnswers(sheet, data, passportAnswers, 'which-passport');
      withholdAnswers(sheet, data, arrivalPassportAnswers, 'which-passport');
  }
}
