// @vitest-environment happy-dom
import type { DocumentView } from '@puente/contract';
import { emptyI485FormData } from '@puente/forms/data';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { type FormValues, getAt, setAt, toFormValues } from '../../../lib/form-answers/form-values.ts';
import { loadTexts, startI18n } from '../../../lib/i18n/i18n.ts';
import { createMerging } from '../model/merging.ts';
import { toOpenedForm } from '../model/opened-form.ts';
import { createReviewModel } from '../model/review-model.ts';
import type { WorkingCopy } from '../saving/working-copy.ts';
import { ConflictDialog } from './conflict-dialog.tsx';

const given = 'biographic_information.full_name.given_name';
const number = 'passport.number';
const city = 'biographic_information.physical_address.city';

beforeAll(async () => {
  HTMLDialogElement.prototype.showModal ??= () => undefined;
  await startI18n();
  await loadTexts('review', 'fields', 'frame');
});
afterEach(cleanup);

function makeDocument(answers: Record<string, string>) {
  const formData = structuredClone(emptyI485FormData()) as unknown as FormValues;
  for (const [path, value] of Object.entries(answers)) setAt(formData, path, value);
  return { formType: 'I-485', formData, evidence: {} } as unknown as DocumentView;
}

/** The dialog over a form in which both sides have answered the same. */
function open(mine: Record<string, string>, theirs: DocumentView) {
  const document = makeDocument({});
  const opened = toFormValues('I-485', document.formData ?? {}) ?? {};
  const form = toOpenedForm('I-485', {
    formData: document.formData ?? {},
    opened,
    findEvidence: () => undefined,
  });
  const model = createReviewModel(form, { values: opened, onEdit: () => undefined });
  for (const [path, value] of Object.entries(mine)) model.type(path, value);
  const queue = {
    state: () => ({ kind: 'conflict', theirs, version: 2 }),
    keepMine: async () => true,
    flush: async () => true,
    touch: () => undefined,
  };
  const merging = createMerging(model, document, () => undefined);
  const onClose = vi.fn();
  render(
    <ConflictDialog copy={{ document, model, queue, merging } as unknown as WorkingCopy} onClose={onClose} />,
  );
  const press = async (name: string) => {
    fireEvent.click(screen.getByRole('button', { name, hidden: true }));
    await vi.waitFor(() => expect(onClose).toHaveBeenCalled());
  };
  return { press, read: () => [given, number, city].map((path) => getAt(model.getState().values, path)) };
}

it('takes the one answer at odds from there, and keeps all else', async () => {
  const { press, read } = open({ [given]: 'Eva', [number]: 'X1' }, makeDocument({ [given]: 'Iris' }));
  await press('Take the other answer');
  expect(read()).toEqual(['Iris', 'X1', '']);
});

it('lets each answer at odds be decided on its own', async () => {
  const theirs = makeDocument({ [given]: 'Iris', [number]: 'Y2', [city]: 'Newark' });
  const { press, read } = open({ [given]: 'Eva', [number]: 'X1' }, theirs);
  const [, there] = screen.getAllByRole('radio', { name: 'In the other place', hidden: true });
  if (there) fireEvent.click(there);
  await press('Keep the ones chosen');
  expect(read()).toEqual(['Eva', 'Y2', 'Newark']);
});
