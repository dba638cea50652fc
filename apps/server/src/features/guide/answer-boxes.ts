import { tickedAnswer } from '@puente/contract';
import { openForm, toBoxAnswers } from '@puente/forms';
import { toBoxKey, toDraftKey, toExplanationKey, toLaterKey } from '@puente/forms/answers';
import { listAnswerable } from '@puente/forms/guide';
import type { Context } from '../../context.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Authorized, Document } from '../documents/index.ts';
import { describeBlank } from '../filling/index.ts';
import { getCurrentForm, type Saved, saveForm } from '../form/index.ts';

type Field = ReturnType<typeof listAnswerable>[number];
type Texts = Readonly<Record<string, string>>;

/** What a person answers, as the endpoint takes it. */
export interface BoxChanges {
  readonly answers: Texts;
  readonly explanations?: Texts | undefined;
  readonly drafts?: Texts | undefined;
  readonly later?: Readonly<Record<string, boolean>> | undefined;
}

/** Whether a box can hold an answer at all; empty takes back what it held. */
function isPossible({ kind, options = [] }: Field, answer: string): boolean {
  if (answer === '' || kind === 'text') return true;
  return kind === 'checkbox' ? answer === tickedAnswer : options.includes(answer);
}

/** Of boxes that exclude each other only the last ticked stays. */
function listAnswerChanges(
  fields: readonly Field[],
  [id, answer]: readonly [string, string],
): Array<[string, string]> {
  const field = fields.find((one) => one.id === id);
  if (!field || !isPossible(field, answer)) throw new AppError('invalid_input');
  const excluded =
    field.group === undefined || answer === '' ? [] : fields.filter(({ group }) => group === field.group);
  return [...excluded.map((other): [string, string] => [toBoxKey(other.id), '']), [toBoxKey(id), answer]];
}

/** Keys of what is kept → what they change to; empty takes it back. */
function listChanges(fields: readonly Field[], changes: BoxChanges): Array<[string, string]> {
  const { answers, explanations = {}, later = {}, drafts = {} } = changes;
  const explained = Object.entries(explanations).map(([group, text]): [string, string] => {
    if (!fields.some((field) => field.group === group)) throw new AppError('invalid_input');
    return [toExplanationKey(group), text];
  });
  return [
    ...Object.entries(answers).flatMap((entry) => listAnswerChanges(fields, entry)),
    ...explained,
    ...Object.entries(drafts).map(([key, text]): [string, string] => [toDraftKey(key), text]),
    ...Object.entries(later).map(([key, isLater]): [string, string] => [
      toLaterKey(key),
      isLater ? tickedAnswer : '',
    ]),
  ];
}

function applyChanges(before: Texts, changes: ReadonlyArray<readonly [string, string]>): Texts {
  const after = new Map(Object.entries(before));
  for (const [key, text] of changes) {
    if (text === '') after.delete(key);
    else after.set(key, text);
  }
  return Object.fromEntries(after);
}

/** Two pages that save at the same moment both get through. */
const maxTries = 3;

/**
 * Keeps answers to boxes that the review does not ask, as a new version of the form data.
 * @throws AppError no_form_data, invalid_input where the edition has no such box or the review asks it
 */
export async function answerBoxes(
  context: Context,
  document: Authorized<Document, 'owner'>,
  changes: BoxChanges,
): Promise<Saved> {
  const { catalogue } = await describeBlank(context, document);
  const changed = listChanges(listAnswerable(document.formType, catalogue), changes);
  for (let tries = 1; ; tries += 1) {
    try {
      return await saveChanges(context, document, changed);
    } catch (error) {
      if (!(error instanceof AppError && error.code === 'conflict') || tries === maxTries) throw error;
    }
  }
}

async function saveChanges(
  context: Context,
  document: Authorized<Document, 'owner'>,
  changed: ReadonlyArray<readonly [string, string]>,
): Promise<Saved> {
  const current = await getCurrentForm(context, document);
  const before = toBoxAnswers(openForm(document.formType, current.data));
  const formData = { ...current.data, box_answers: applyChanges(before, changed) };
  return saveForm(context, document, {
    formData,
    formType: document.formType,
    expectedVersion: current.number,
    checkedPaths: null,
    replacesVersion: null,
  });
}
