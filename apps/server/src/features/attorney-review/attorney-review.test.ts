import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts';
import { listDatabaseKinds } from '../../testing/test-databases.ts';
import { type Form, namePath, propose, ReviewCase, rename, reviewer } from './testing/review-case.ts';

describe.each(await listDatabaseKinds())('attorney review on $name', { timeout: 120_000 }, (kind) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp(kind);
  });
  afterAll(() => test.close());
  const start = () => new ReviewCase(test).start();

  describe('a submitted review', () => {
    it('becomes proposals, notes and a status, and changes no answer', async () => {
      const one = await start();
      const before = await one.view();
      const attorney = await one.invite();
      const answer = await attorney.submit(propose, {
        reviewNotes: '  Please look at the dates.  ',
        fieldNotes: [{ path: 'parents.0.date_of_birth', text: 'As on the birth certificate.' }],
      });
      expect(answer.json).toMatchObject({ success: true, changes: 5, notes: 2 });
      const { formData, reviewStatus, version } = await one.view();
      expect([formData, reviewStatus, version]).toEqual([before.formData, 'reviewed', before.version]);
      const { reviews, messages, waiting } = await one.reviews();
      expect(reviews).toHaveLength(1);
      expect(reviews[0]).toMatchObject({
        linkId: attorney.linkId,
        formType: 'I-485',
        baseVersion: before.version,
        reviewStatus: 'reviewed',
        reviewer,
        reviewNotes: 'Please look at the dates.',
        endedAt: null,
        seenAt: null,
        replacedAt: null,
      });
      expect(reviews[0].proposals.map(({ kind, path }: Form) => [kind, path])).toEqual([
        ['change', namePath],
        ['change', 'contact.email'],
        ['remove', 'address_history_5_years.0'],
        ['change', 'parents.0.date_of_birth'],
        ['add', `children.${(before.formData as Form).children.length}`],
      ]);
      expect(reviews[0].proposals[0]).toMatchObject({
        number: 1,
        from: 'Marisol',
        to: 'Marisela',
        at: namePath,
        now: 'Marisol',
        decision: 'open',
        decidedAt: null,
      });
      expect(messages).toMatchObject([
        { linkId: attorney.linkId, path: 'parents.0.date_of_birth', kind: 'note', author: 'reviewer' },
      ]);
      expect(waiting).toEqual({ reviews: 1, proposals: 5, questions: 0 });
    });

    it('takes neither the raw text, what its page does not ask, keys it does not know nor what was left out', async () => {
      const one = await start();
      const attorney = await one.invite();
      const box_answers = { 'new/2027-01-01/line63': 'X' };
      const contact = { email: 'new@example.org' };
      const formData = { surprise: 1, rawOcrText: 'changed', box_answers, contact };
      const answer = await attorney.send('POST', '', { reviewStatus: 'reviewed', formData });
      expect(answer.json).toMatchObject({ changes: 1, notes: 0 });
      expect((await one.reviews()).reviews[0].proposals).toMatchObject([
        { path: 'contact.email', from: '', to: 'new@example.org' },
      ]);
    });

    it('is kept once when it is sent twice, also at once', async () => {
      const one = await start();
      const attorney = await one.invite();
      const more = { idempotencyKey: 'invented-key-1' };
      const answers = await Promise.all([1, 2].map(() => attorney.submit(propose, more)));
      answers.push(await attorney.submit(propose, more));
      expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
      expect((await one.reviews()).reviews).toHaveLength(1);
    });

    it('is refused when the form was changed meanwhile, or does not fit it', async () => {
      const one = await start();
      const attorney = await one.invite();
      await one.save(rename('Marta'));
      const late = await attorney.submit(propose, { baseVersion: attorney.opened.version });
      expect([late.status, late.json.code]).toEqual([409, 'conflict']);
      const wrong = await attorney.submit((form) => {
        form.biographic_information.sex = 'X';
      });
      expect([wrong.status, wrong.json.code]).toEqual([422, 'invalid_input']);
      expect(wrong.json.issues).toMatchObject([{ path: 'biographic_information.sex' }]);
      const nowhere = await attorney.submit(propose, { fieldNotes: [{ path: '../x', text: 'x' }] });
      expect(nowhere.status).toBe(422);
      expect((await one.reviews()).reviews).toEqual([]);
    });

    it('comes from several reviewers side by side, neither of whom sees the other', async () => {
      const one = await start();
      const [first, second] = [await one.invite(), await one.invite()];
      await Promise.all([first.submit(rename('Marisela')), second.submit(rename('Marta'))]);
      const { reviews } = await one.reviews();
      expect(reviews.map(({ proposals }: Form) => proposals[0].to).sort()).toEqual(['Marisela', 'Marta']);
      expect((await first.send('GET')).text).not.toContain('Marta');
    });

    it('is replaced by a later one of the same link in what is still open', async () => {
      const one = await start();
      const attorney = await one.invite();
      await attorney.submit(propose);
      const [old] = (await one.reviews()).reviews;
      await one.decide(old.id, 'accepted', 1);
      await attorney.submit((form) => {
        form.contact.email = 'later@example.org';
      });
      const { reviews, waiting } = await one.reviews();
      expect(reviews.map(({ proposals }: Form) => proposals.length)).toEqual([1, 1]);
      expect(reviews[1]).toMatchObject({ id: old.id, replacedAt: reviews[0].submittedAt });
      expect(waiting.proposals).toBe(1);
      expect((await one.decide(old.id, 'accepted', 2)).status).toBe(409);
    });
  });

  describe('a reviewer', () => {
    it('finds the draft again until it is submitted, and then what became of it', async () => {
      const one = await start();
      const attorney = await one.invite();
      const draft = {
        baseVersion: attorney.opened.version,
        reviewStatus: 'approved',
        reviewNotes: 'half a sent',
        reviewer,
        fieldNotes: [{ path: 'contact.email', text: 'Which one?' }],
        formData: { ...attorney.opened.formData, contact: { email: 'half@' } },
      };
      for (const reviewNotes of ['half', draft.reviewNotes])
        expect((await attorney.send('PUT', '/draft', { ...draft, reviewNotes })).status).toBe(200);
      const again = (await attorney.send('GET')).json;
      expect(again).toMatchObject({ status: 'open', draft });
      await attorney.submit(propose);
      const submitted = (await attorney.send('GET')).json;
      expect(submitted).toMatchObject({
        status: 'submitted',
        draft: null,
        submitted: {
          reviewerName: reviewer.name,
          reviewStatus: 'reviewed',
          changes: 5,
          notes: 0,
          accepted: 0,
          rejected: 0,
          ended: false,
        },
      });
      const [review] = (await one.reviews()).reviews;
      await one.decide(review.id, 'accepted', 1, 2);
      await one.decide(review.id, 'rejected', 3);
      expect((await attorney.send('GET')).json.submitted).toMatchObject({ accepted: 2, rejected: 1 });
    });

    it('asks and is answered; both see the thread', async () => {
      const one = await start();
      const attorney = await one.invite();
      const asked = await attorney.send('POST', '/questions', { path: 'contact.email', text: 'Which one?' });
      expect(asked.status).toBe(201);
      expect((await one.reviews()).waiting.questions).toBe(1);
      const { linkId } = attorney;
      const answer = await one.send('POST', '/messages', {
        linkId,
        path: 'contact.email',
        text: 'The first',
      });
      expect(answer.status).toBe(201);
      const elsewhere = await one.send('POST', '/messages', { linkId, path: 'contact', text: 'Hello?' });
      expect(elsewhere.status).toBe(404);
      const { messages, waiting } = await one.reviews();
      expect(messages.map(({ kind, text }: Form) => [kind, text])).toEqual([
        ['question', 'Which one?'],
        ['answer', 'The first'],
      ]);
      expect(waiting.questions).toBe(0);
      expect((await attorney.send('GET')).json.messages).toEqual(messages);
    });
  });
});
