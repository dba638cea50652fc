import type { I485FormData, WithheldReason } from '@puente/contract';
import { getPlace, type Sheet, withhold } from '../../filling/sheet.ts';
import { labelPiece, noteRecord, toPiece } from '../../filling/write-record.ts';
import { writeDate, writeText } from '../../filling/write-text.ts';

const documentBox = 'P1.10.passport-number';
const passportKeys = ['number', 'travel_document_number', 'country', 'expiration_date'] as const;
const arrivalKeys = ['number', 'country', 'expiration_date'] as const;

/** One box takes the number of a passport or a travel document: a second number goes to Part 14. */
function writePassport(sheet: Sheet, { passport }: I485FormData): void {
  const usesPassport = passport.number.trim() !== '';
  const key = usesPassport ? 'number' : 'travel_document_number';
  writeText(sheet, `passport.${key}`, 'P1.10.passport-number', passport[key]);
  if (usesPassport) {
    const second = toPiece(sheet, 'passport.travel_document_number', passport.travel_document_number);
    noteRecord(sheet, getPlace(sheet, documentBox), [labelPiece('Travel document number:', second)]);
  }
  writeText(sheet, 'passport.country', 'P1.10.passport-country', passport.country);
  writeDate(sheet, 'passport.expiration_date', 'P1.10.passport-expires', passport.expiration_date);
}

function writeArrivalPassport(sheet: Sheet, { arrival_passport: other }: I485FormData): void {
  writeText(sheet, 'arrival_passport.number', 'P1.10.passport-number', other.number);
  writeText(sheet, 'arrival_passport.country', 'P1.10.passport-country', other.country);
  writeDate(sheet, 'arrival_passport.expiration_date', 'P1.10.passport-expires', other.expiration_date);
}

function withholdPassport(sheet: Sheet, { passport }: I485FormData, reason: WithheldReason): void {
  for (const key of passportKeys) withhold(sheet, `passport.${key}`, passport[key], reason);
}

function withholdArrivalPassport(
  sheet: Sheet,
  { arrival_passport: other }: I485FormData,
  reason: WithheldReason,
): void {
  for (const key of arrivalKeys) withhold(sheet, `arrival_passport.${key}`, other[key], reason);
}

/**
 * Part 1 item 10 asks for the passport or travel document used at the last arrival, which may not be the current one:
 * nothing is written until the person has said which it was.
 */
export function writeTravelDocument(sheet: Sheet, data: I485FormData): void {
  switch (data.passport.used_at_last_arrival) {
    case true:
      writePassport(sheet, data);
      withholdArrivalPassport(sheet, data, 'other-passport');
      return;
    case false:
      writeArrivalPassport(sheet, data);
      withholdPassport(sheet, data, 'no-box');
      return;
    case null:
      withholdPassport(sheet, data, 'which-passport');
      withholdArrivalPassport(sheet, data, 'which-passport');
  }
}
