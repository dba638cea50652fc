import type { NewQuestion } from '@puente/contract';
import { type BoxAnswers, boxAnswerOf } from '../answers/box-answers.ts';
import type { Catalogue, FieldSpec } from '../catalogue.ts';
import { listNewFields, toPlace } from '../filling/index.ts';

type Box = NewQuestion['boxes'][number];

const toBox = (
  { id, kind, label, group, fits, maxLength, options }: FieldSpec,
  answers: BoxAnswers,
): Box => ({
  id,
  kind,
  label,
  group: group ?? null,
  fits: maxLength === undefined ? (fits ?? null) : Math.min(maxLength, fits ?? maxLength),
  options: [...(options ?? [])].filter((option) => option.trim() !== ''),
  answer: boxAnswerOf(answers, id),
});

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
