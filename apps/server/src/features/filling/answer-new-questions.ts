import { tickedAnswer } from '@puente/contract';
import { type Catalogue, openForm, toBoxAnswers } from '@puente/forms';
import { listNewFields } from '@puente/forms/filling';
import type { Context } from '../../context.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Authorized, Document } from '../documents/index.ts';
import { findCurrentForm, type Saved, saveForm } from '../form/index.ts';
import { describeBlank } from './blanks/blanks.ts';

type NewField = ReturnType<typeof listNewFields>[number];
type Answers = Readonly<Record<string, string>>;

/** Whether a box can hold an answer at all; empty takes back what it held. */
function isPossible({ kind, options = [] }: NewField, answer: string): boolean {
  if (answer === '' || kind === 'text') return true;
  return kind === 'checkbox' ? answer === tickedAnswer : options.includes(answer);
}

/** Together with what was answered before: of boxes that exclude each other only the last ticked stays. */
function addAnswers(fields: readonly NewField[], before: Answers, answers: Answers): Answers {
  const after = { ...before };
  for (const [id, answer] of Object.entries(answers)) {
    const field = fields.find((one) => one.id === id);
    if (!field || !isPossible(field, answer)) throw new AppError('invalid_input');
    const excluded =
      field.group === undefined || answer === '' ? [] : fields.filter(({ group }) => group === field.group);
    for (const other of excluded) delete after[other.id];
    if (answer === '') delete after[id];
    else after[id] = answer;
  }
  return after;
}

/** Two pages that save at the same moment both get through. */
const maxTries = 3;

/**
 * Keeps the answers to questions that only the edition at hand asks, as a new version of the form data.
 * @throws AppError no_form_data, invalid_input where the edition asks no such question
 */
export async function answerNewQuestions(
  context: Context,
  document: Authorized<Document, 'owner'>,
  answers: Answers,
): Promise<Saved> {
  const { catalogue } = await describeBlank(context, document);
  for (let tries = 1; ; tries += 1) {
    try {
      return await saveAnswers(context, document, catalogue, answers);
    } catch (error) {
      if (!(error instanceof AppError && error.code === 'conflict') || tries === maxTries) throw error;
    }
  }
}

async function saveAnswers(
  context: Context,
  document: Authorized<Document, 'owner'>,
  catalogue: Catalogue,
  answers: Answers,
): Promise<Saved> {
  const current = await findCurrentForm(context, document, document.formType);
  if (!current) throw new AppError('no_form_data');
  const before = toBoxAnswers(openForm(document.formType, current.data));
  const formData = { ...current.data, box_answers: addAnswers(listNewFields(catalogue), before, answers) };
  return saveForm(context, document, {
    formData,
    formType: document.formType,
    expectedVersion: current.number,
    checkedPaths: null,
    replacesVersion: null,
  });
}
