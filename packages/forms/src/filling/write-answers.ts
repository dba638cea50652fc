import { type AnswerSpec, listBoxes } from '../answers/answer.ts';
import { isNumberAsked, numberKinds } from '../answers/number-kinds.ts';
import { getAt } from '../changes/index.ts';
import { type Sheet, tick, withhold } from './sheet.ts';
import { writeState } from './write-address.ts';
import { writeCitizenships } from './write-citizenships.ts';
import { writeI94Status } from './write-i94-status.ts';
import { writeNumber } from './write-number.ts';
import { writeDate, writeText } from './write-text.ts';

const toChoice = (value: unknown): string =>
  typeof value === 'boolean' ? (value ? 'yes' : 'no') : typeof value === 'string' ? value : '';

function writeChoices(sheet: Sheet, { path, choices = {}, withheld }: AnswerSpec, value: unknown): void {
  for (const choice of [value].flat().map(toChoice)) {
    const box = choices[choice];
    if (box) tick(sheet, box);
    else if (withheld) withhold(sheet, path, choice, withheld);
  }
}

function writeInBox(sheet: Sheet, answer: AnswerSpec, boxes: readonly string[], value: string): void {
  const { path, kind, asks, copies = [] } = answer;
  const [box] = boxes;
  if (box === undefined) throw new Error(`The answer ${path} has no box`);
  if (isNumberAsked(asks)) writeNumber(sheet, path, [box, ...copies], value, numberKinds[asks]);
  else if (asks === 'citizenship') writeCitizenships(sheet, path, boxes, value);
  else if (asks === 'i94-status') writeI94Status(sheet, path, box, value);
  else if (asks === 'state') writeState(sheet, path, box, value);
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

/** Where an answer stands on paper; what has no box comes last. */
function toPrintedPlace(ids: readonly string[], answer: AnswerSpec): number {
  const places = [...listBoxes(answer), ...Object.values(answer.choices ?? {})].map((id) => ids.indexOf(id));
  return places.length === 0 ? ids.length : Math.min(...places);
}

/** Writes answers that are written as their kind says, in the order of the paper, and withholds those without a box. */
export function writeAnswers(sheet: Sheet, data: unknown, answers: readonly AnswerSpec[]): void {
  const ids = [...sheet.fields.keys()];
  const placed = answers.map((answer) => ({ answer, place: toPrintedPlace(ids, answer) }));
  for (const { answer } of placed.toSorted((one, other) => one.place - other.place))
    writeAnswer(sheet, answer, getAt(data, answer.path));
}

interface List {
  readonly path: string;
  readonly fields: readonly AnswerSpec[];
}

/** How many entries of a list have boxes. */
export const countSlots = ({ fields }: List): number =>
  Math.max(...fields.map((answer) => listBoxes(answer).length));

/** The answers of one entry of a list, by its index in the form data, in the boxes of a slot. */
export const toEntry = ({ path: list, fields }: List, index: number, slot: number): AnswerSpec[] =>
  fields.map((answer) => ({
    ...answer,
    path: `${list}.${index}.${answer.path}`,
    box: listBoxes(answer).slice(slot, slot + 1),
  }));
