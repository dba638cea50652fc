import { i94Status } from '../values/i94-status.ts';
import { fitI94Status } from './fit-i94-status.ts';
import { type Sheet, withhold } from './sheet.ts';
import { writeText } from './write-text.ts';

/** I-485 Part 1 item 12: the status that the I-94 shows. */
export function writeI94Status(sheet: Sheet, path: string, id: string, status: string): void {
  const problem = i94Status.problem(status);
  if (problem) withhold(sheet, path, status, problem);
  else writeText(sheet, path, id, status, fitI94Status);
}
