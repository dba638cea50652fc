import type { I765FormData } from '@puente/contract';
import { put, type Sheet, withhold } from '../../filling/sheet.ts';
import { writeNumber } from '../../filling/write-number.ts';
import { writeDate, writeText } from '../../filling/write-text.ts';
import { i94 } from '../../values/i94.ts';
import { sevis } from '../../values/sevis.ts';
import { parseCategory } from '../parse-category.ts';

/** Part 2 items 17 to 26. */
export function writeArrivalAndStatus(sheet: Sheet, data: I765FormData): void {
  writeNumber(sheet, 'i94_number', 'P2.17.i94-number', data.i94_number, i94);
  writeText(sheet, 'passport_number', 'P2.18.passport-number', data.passport_number);
  writeText(sheet, 'travel_document_number', 'P2.19.travel-document-number', data.travel_document_number);
  writeText(sheet, 'passport_issuing_country', 'P2.20.passport-country', data.passport_issuing_country);
  writeDate(sheet, 'passport_expiration_date', 'P2.21.passport-expires', data.passport_expiration_date);
  writeDate(sheet, 'last_entry_date', 'P2.22.arrival-date', data.last_entry_date);
  writeText(sheet, 'last_entry_place', 'P2.23.arrival-place', data.last_entry_place);
  writeText(sheet, 'last_entry_status', 'P2.24.arrival-status', data.last_entry_status);
  writeText(sheet, 'current_immigration_status', 'P2.25.current-status', data.current_immigration_status);
  writeNumber(sheet, 'sevis_number', 'P2.26.sevis-number', data.sevis_number, sevis);
}

/** Part 2 item 27 in its three boxes, `(c)(8)` or `(c)(3)(C)`, only as the person typed it. */
export function writeEligibilityCategory(sheet: Sheet, { eligibility_category }: I765FormData): void {
  const typed = eligibility_category.trim();
  if (typed === '') return;
  const category = parseCategory(typed);
  if (!category) {
    withhold(sheet, 'eligibility_category', typed, 'eligibility-category');
    return;
  }
  put(sheet, 'P2.27.category-letter', category.letter);
  put(sheet, 'P2.27.category-number', category.number);
  if (category.roman !== '') put(sheet, 'P2.27.category-roman', category.roman);
}
