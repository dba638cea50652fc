import { fitI94Status, isNotOnI94 } from './class-of-admission.ts';
import { type Sheet, withhold } from './sheet.ts';
import { writeText } from './write-text.ts';

/** I-485 Part 1 item 12: the status that the I-94 shows. */
export function writeI94Status(sheet: Sheet, path: string, id: string, status: string): void {
  if (isNotOnI94(status)) withhold(sheet, path, status, 'not-on-i94');
  else writeText(sheet, path, id, status, fitI94Status);
}
