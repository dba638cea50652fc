import { tickedAnswer } from '@puente/contract';
import {
  type BoxAnswers,
  boxAnswerOf,
  hasDrafts,
  toBoxPath,
  toDraftKey,
  toExplanationKey,
} from '../answers/box-answers.ts';
import { isNumberAsked, numberKinds } from '../answers/number-kinds.ts';
import type { FieldSpec } from '../catalogue.ts';
import { listGuideItems } from '../guide/list-guide-items.ts';
import { isByHand } from './is-by-hand.ts';
import { note, put, type Sheet, tick, toPlace, withhold } from './sheet.ts';
import { writeNumber } from './write-number.ts';
import { writeDate, writeText } from './write-text.ts';

const isWritten = ({ writes }: Sheet, { pdfName }: FieldSpec): boolean => writes.has(pdfName);

/** Whether something stands in a box, or in one that it excludes. */
const isHeld = (sheet: Sheet, field: FieldSpec): boolean =>
  isWritten(sheet, field) ||
  (field.group !== undefined &&
    [...sheet.fields.values()].some((other) => other.group === field.group && isWritten(sheet, other)));

function writeTyped(sheet: Sheet, { id, valueKind }: FieldSpec, answer: string): void {
  const path = toBoxPath(id);
  if (isNumberAsked(valueKind)) writeNumber(sheet, path, id, answer, numberKinds[valueKind]);
  else if (valueKind === 'date') writeDate(sheet, path, id, answer);
  else writeText(sheet, path, id, answer);
}

function writeAnswer(sheet: Sheet, field: FieldSpec, answer: string): void {
  // The person's own answer, and the only one that may stand in some boxes.
  sheet.forbidden.delete(field.pdfName);
  if (field.kind === 'choice') put(sheet, field.id, answer);
  else if (field.kind === 'text') writeTyped(sheet, field, answer);
  else if (answer === tickedAnswer) tick(sheet, field.id);
}

/** What is said to a yes stands in the additional information, with the place of the question. */
function writeExplanations(sheet: Sheet, answers: BoxAnswers): void {
  for (const field of sheet.fields.values()) {
    const { id, group } = field;
    if (group === undefined || !id.endsWith('.yes')) continue;
    const text = (answers[toExplanationKey(group)] ?? '').trim();
    if (text === '') continue;
    if (isWritten(sheet, field)) note(sheet, toPlace(field), text);
    else withhold(sheet, toBoxPath(id), text, 'not-yes');
  }
}

/** What a person says of a change since the paper stands in the additional information, with the place of its item. */
function writeDrafts(sheet: Sheet, answers: BoxAnswers): void {
  if (!hasDrafts(answers)) return;
  for (const { key, fields } of listGuideItems({ fields: [...sheet.fields.values()] })) {
    const text = (answers[toDraftKey(key)] ?? '').trim();
    if (text !== '') note(sheet, toPlace(fields[0]), text);
  }
}

/**
 * Writes what was answered box by box, after all that the other answers write: of a question that those answer, what stands
 * here is left out. An answer of another edition has no box.
 */
export function writeBoxAnswers(sheet: Sheet, answers: BoxAnswers): void {
  for (const field of sheet.fields.values()) {
    const answer = boxAnswerOf(answers, field.id);
    if (answer === '') continue;
    if (isByHand(field, sheet)) withhold(sheet, toBoxPath(field.id), answer, 'by-hand');
    else if (isHeld(sheet, field)) withhold(sheet, toBoxPath(field.id), answer, 'answered-in-review');
    else writeAnswer(sheet, field, answer);
  }
  writeExplanations(sheet, answers);
  writeDrafts(sheet, answers);
}
