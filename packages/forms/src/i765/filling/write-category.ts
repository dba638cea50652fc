import { put, type Sheet, withhold } from '../../filling/sheet.ts';
import { categoryBoxes } from '../answers/immigration.ts';
import type { I765FormData } from '../data.ts';
import { parseCategory } from '../parse-category.ts';

/** Part 2 item 27 in its three boxes, `(c)(8)` or `(c)(3)(C)`, only as the person typed it. */
export function writeEligibilityCategory(sheet: Sheet, { eligibility_category }: I765FormData): void {
  const typed = eligibility_category.trim();
  if (typed === '') return;
  const category = parseCategory(typed);
  if (!category) {
    withhold(sheet, 'eligibility_category', typed, 'eligibility-category');
    return;
  }
  put(sheet, categoryBoxes.letter, category.letter);
  put(sheet, categoryBoxes.number, category.number);
  if (category.roman !== '') put(sheet, categoryBoxes.roman, category.roman);
}
