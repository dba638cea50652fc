import type { Evidence, ReviewMessage } from '@puente/contract';
import { emptyI485FormData } from '@puente/forms/data';
import { expect, it } from 'vitest';
import { type FormValues, setAt, toFormValues } from '../../../lib/form-answers/form-values.ts';
import { toOpenedForm } from '../model/opened-form.ts';
import { createReviewModel } from '../model/review-model.ts';
import { listReviewerNeeds, type ReviewerWork, withLookedAt } from './reviewer-needs.ts';

const given = 'biographic_information.full_name.given_name';
const birth = 'biographic_information.date_of_birth';
const city = 'address_history_5_years.0.city';

const seen = (confidence: Evidence['confidence']): Evidence => ({
  page: 1,
  box: [0.1, 0.1, 0.2, 0.02],
  text: 'ANA',
  confidence,
  score: 0.5,
  source: 'ocr',
});
const evidence: ReviewerWork['evidence'] = {
  [given]: seen('low'),
  [birth]: { ...seen('high'), edited: true, asRead: '04/11/1988' },
};
const answer: ReviewMessage = {
  id: '1b4e28ba-2fa1-11d2-883f-0016d3cca427',
  linkId: '1b4e28ba-2fa1-11d2-883f-0016d3cca428',
  path: city,
  kind: 'answer',
  author: 'applicant',
  text: 'Yes.',
  createdAt: '2026-11-22T10:00:00.000Z',
};

function open() {
  const data = structuredClone(emptyI485FormData()) as unknown as FormValues;
  setAt(data, given, 'Ana');
  setAt(data, birth, '04/17/1988');
  setAt(data, 'address_history_5_years', [{ city: 'Lima' }]);
  const form = toOpenedForm('I-485', {
    formData: data,
    opened: toFormValues('I-485', data) ?? {},
    findEvidence: (path) => evidence[path],
  });
  const model = createReviewModel(form, { values: form.opened, onEdit: () => undefined });
  return { form, model };
}

const work: ReviewerWork = { evidence, newerPaths: [], messages: [], lookedAt: new Map() };
const list = ({ form, model }: ReturnType<typeof open>, part: Partial<ReviewerWork> = {}) =>
  Object.fromEntries(
    listReviewerNeeds(form, model.getState(), { ...work, ...part }).map(({ path, reasons }) => [
      path,
      reasons,
    ]),
  );

it('leads a reviewer to what is doubtful, differs from the paper, was changed or answered', () => {
  expect(list(open(), { newerPaths: [birth], messages: [answer] })).toEqual({
    [given]: ['doubtful'],
    [birth]: ['newer', 'differs'],
    [city]: ['answered'],
  });
});

it('asks for no look at a question that waits for the applicant', () => {
  const question: ReviewMessage = { ...answer, author: 'reviewer', kind: 'question' };
  expect(list(open(), { messages: [answer, question] })[city]).toBeUndefined();
});

it('leaves out what the reviewer has gone on from, until something new is said there', () => {
  const opened = open();
  const { form, model } = opened;
  const messages = [answer];
  const { values } = model.getState();
  const lookedAt = withLookedAt({ ...work, messages }, [given, birth, city], { form, values });
  expect(list(opened, { messages, lookedAt })).toEqual({});
  const later = { ...answer, id: '1b4e28ba-2fa1-11d2-883f-0016d3cca429' };
  expect(list(opened, { messages: [answer, later], lookedAt })).toEqual({ [city]: ['answered'] });
});

it('asks for no look at what differs from the paper once another value is proposed', () => {
  const opened = open();
  opened.model.put(birth, '04/11/1988');
  expect(list(opened)[birth]).toBeUndefined();
});

it('follows an entry to where it stands now', () => {
  const opened = open();
  opened.model.setRows('address_history_5_years', [
    { city: 'Cusco' },
    ...(opened.model.getState().values.address_history_5_years as unknown[]),
  ]);
  expect(list(opened, { messages: [answer] })).toHaveProperty(['address_history_5_years.1.city']);
});
