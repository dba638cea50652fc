import type { NewQuestion } from '@puente/contract';
import { type BoxAnswers, boxAnswerOf } from '../answers/box-answers.ts';
import type { Catalogue, FieldSpec } from '../catalogue.ts';
import { listNewFields, toPlace, toRoom } from '../filling/index.ts';

type Box = NewQuestion['boxes'][number];

function toBox(field: FieldSpec, answers: BoxAnswers): Box {
  const { id, kind, label, group } = field;
  return { id, kind, label, group: group ?? null, ...toRoom(field), answer: boxAnswerOf(answers, id) };
}

/** The questions that the edition alone asks, in its order, with what was answered. */
export function listNewQuestions(catalogue: Pick<Catalogue, 'fields'>, answers: BoxAnswers): NewQuestion[] {
  const questions = new Map<string, NewQuestion>();
  for (const field of listNewFields(catalogue)) {
    if (field.question === undefined) continue;
    const key = `${field.part} ${field.item}`;
    const known = questions.get(key);
    if (known) known.boxes.push(toBox(field, answers));
    else questions.set(key, { ...toPlace(field), print: field.question, boxes: [toBox(field, answers)] });
  }
  return [...questions.values()];
}
