import type { WithheldReason } from '@puente/contract';
import { type AnswerSpec, listBoxes, listChoices } from '../answers/answer.ts';
import { isNumberAsked, numberKinds } from '../answers/number-kinds.ts';
import { getAt } from '../changes/index.ts';
import { type Sheet, tick, withhold } from './sheet.ts';
import { writeState } from './write-address.ts';
import { writeCitizenships } from './write-citizenships.ts';
import { writeI94Status } from './write-i94-status.ts';
import { writeListed, writeWeight } from './write-listed.ts';
import { writeNumber } from './write-number.ts';
import { writePlaceLine } from './write-place-line.ts';
import { writeDate, writeText } from './write-text.ts';

function toChoice(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return typeof value === 'string' ? value : '';
}

function writeChoices(sheet: Sheet, answer: AnswerSpec, value: unknown): void {
  const { path, withheld } = answer;
  for (const choice of [value].flat().map(toChoice)) {
    const box = listChoices(answer)[0]?.[choice];
    if (box) tick(sheet, box);
    else if (withheld) withhold(sheet, path, choice, withheld);
  }
}

/** The ids of a pattern that ends in `*`, or the one id. */
const toIds = (ids: readonly string[], pattern: string): string[] =>
  pattern.endsWith('*') ? ids.filter((id) => id.startsWith(pattern.slice(0, -1))) : [pattern];

function writeNumberAnswer(sheet: Sheet, answer: AnswerSpec, box: string, value: string): boolean {
  const { path, asks, copies = [], ticks } = answer;
  if (!isNumberAsked(asks)) return false;
  const ids = [...sheet.fields.keys()];
  const boxes = [box, ...copies.flatMap((copy) => toIds(ids, copy))];
  if (writeNumber(sheet, path, boxes, value, numberKinds[asks]) !== null && ticks) tick(sheet, ticks);
  return true;
}

function writeInBox(sheet: Sheet, answer: AnswerSpec, boxes: readonly string[], value: string): void {
  const { path, kind, asks, withheld = 'no-value' } = answer;
  const [box] = boxes;
  if (box === undefined) throw new Error(`The answer ${path} has no box`);
  if (writeNumberAnswer(sheet, answer, box, value)) return;
  if (asks === 'citizenship') writeCitizenships(sheet, path, boxes, value);
  else if (asks === 'i94-status') writeI94Status(sheet, path, box, value);
  else if (asks === 'place-line') writePlaceLine(sheet, path, box.replace(/city$/, ''), value);
  else if (asks === 'state') writeState(sheet, path, box, value);
  else if (asks === 'listed') writeListed(sheet, path, box, value, withheld);
  else if (asks === 'weight') writeWeight(sheet, path, boxes, value);
  else if (kind === 'date' || kind === 'date-or-ds') writeDate(sheet, path, box, value);
  else writeText(sheet, path, box, value);
}

function writeAnswer(sheet: Sheet, answer: AnswerSpec, value: unknown): void {
  const { path, choices, withheld } = answer;
  const boxes = listBoxes(answer);
  if (choices) writeChoices(sheet, answer, value);
  else if (typeof value !== 'string') return;
  else if (boxes.length === 0 && withheld) withhold(sheet, path, value, withheld);
  else writeInBox(sheet, answer, boxes, value);
}

const listIds = (answer: AnswerSpec): string[] => [
  ...listBoxes(answer),
  ...listChoices(answer).flatMap((boxes) => Object.values(boxes)),
];

/** Where an answer stands on paper; what has no box comes last. */
function toPrintedPlace(ids: readonly string[], answer: AnswerSpec): number {
  const places = listIds(answer).map((id) => ids.indexOf(id));
  return places.length === 0 ? ids.length : Math.min(...places);
}

/** Writes answers that are written as their kind says, in the order of the paper, and withholds those without a box. */
export function writeAnswers(sheet: Sheet, data: unknown, answers: readonly AnswerSpec[]): void {
  const ids = [...sheet.fields.keys()];
  const placed = answers.map((answer) => ({ answer, place: toPrintedPlace(ids, answer) }));
  for (const { answer } of placed.toSorted((one, other) => one.place - other.place))
    writeAnswer(sheet, answer, getAt(data, answer.path));
}

/** Leaves answers out, all for one reason. */
export function withholdAnswers(
  sheet: Sheet,
  data: unknown,
  answers: readonly AnswerSpec[],
  reason: WithheldReason,
): void {
  for (const { path } of answers) withhold(sheet, path, String(getAt(data, path)), reason);
}

interface List {
  readonly path: string;
  readonly fields: readonly AnswerSpec[];
}

const toAnswers = ({ path, fields }: List, index: number): AnswerSpec[] =>
  fields.map((answer) => ({ ...answer, path: `${path}.${index}.${answer.path}` }));

/** An answer of an entry of a list, in the boxes of one slot. */
const atSlot = (answer: AnswerSpec, slot: number): AnswerSpec => ({
  ...answer,
  box: listBoxes(answer).slice(slot, slot + 1),
  ...(answer.choices ? { choices: listChoices(answer).slice(slot, slot + 1) } : {}),
});

/** Writes an entry of a list, by its index in the form data, into the boxes of a slot. */
export function writeEntry(sheet: Sheet, data: unknown, list: List, index: number, slot: number): void {
  const answers = toAnswers(list, index).map((answer) => atSlot(answer, slot));
  writeAnswers(
    sheet,
    data,
    answers.filter((answer) => listIds(answer).length > 0),
  );
}

/** Leaves out what an entry has that the form does not ask for. */
export const withholdKept = (sheet: Sheet, data: unknown, list: List, index: number): void =>
  writeAnswers(
    sheet,
    data,
    toAnswers(list, index).filter((answer) => answer.withheld && listIds(answer).length === 0),
  );
