import { tickedAnswer } from '@puente/contract';
import { type BoxAnswers, toBoxPath } from '../answers/box-answers.ts';
import { put, type Sheet, tick } from './sheet.ts';
import { writeText } from './write-text.ts';

/** Writes what was answered to questions that this edition alone asks. An answer of another edition has no box here. */
export function writeBoxAnswers(sheet: Sheet, answers: BoxAnswers): void {
  for (const { id, kind, question } of sheet.fields.values()) {
    const answer = question === undefined ? '' : (answers[id] ?? '');
    if (answer.trim() === '') continue;
    if (kind === 'text') writeText(sheet, toBoxPath(id), id, answer);
    else if (kind === 'choice') put(sheet, id, answer);
    else if (answer === tickedAnswer) tick(sheet, id);
  }
}
