import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts';
import { listDatabaseKinds } from '../../testing/test-databases.ts';
import { child, type Form, givenName, namePath, propose, ReviewCase, rename } from './testing/review-case.ts';

describe.each(await listDatabaseKinds())('decisions on $name', { timeout: 120_000 }, (kind) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp(kind);
  });
  afterAll(() => test.close());
  const start = () => new ReviewCase(test).start();

  describe('the applicant', () => {
    it('accepts some, rejects others, and the form holds exactly what was accepted, with its evidence', async () => {
      const one = await start();
      const before = await one.view();
      await (await one.invite()).submit(propose);
      const [review] = (await one.reviews()).reviews;
      const accepted = await one.decide(review.id, 'accepted', 1, 3, 5);
      expect(accepted.json).toEqual({ success: true, version: before.version + 1 });
      expect((await one.decide(review.id, 'rejected', 2, 4)).json.version).toBe(before.version + 1);
      const now = await one.view();
      const expected: Form = structuredClone(before.formData);
      rename('Marisela')(expected);
      expected.address_history_5_years.splice(0, 1);
      expected.children.push({
        ...child,
        name: { family_name: '', given_name: '', middle_name: '' },
        current_address: '',
        is_applying_with_applicant: null,
        a_number: '',
      });
      expect(now.formData).toEqual(expected);
      expect(now.evidence[namePath]).toEqual({
        ...before.evidence[namePath],
        edited: true,
        asRead: 'Marisol',
      });
      const { versions } = (await one.send('GET', '/history')).json;
      expect(versions).toMatchObject([
        { author: 'person', proposedBy: 'Ada Invented', current: true },
        { author: 'machine', proposedBy: null },
      ]);
      expect((await one.reviews()).waiting.proposals).toBe(0);
    });

    it("accepts a part of a child's name, and its line follows; taking it back brings the line on paper back", async () => {
      const one = await start();
      await one.save((form) => {
        form.children = [{ full_name: 'Juan Carlos Pérez Tzul', date_of_birth: '01/02/2015' }];
      });
      const before = await one.view();
      await (await one.invite()).submit((form) => {
        form.children[0].name = { family_name: 'Pérez Tzul', given_name: 'Juan', middle_name: 'Carlos' };
      });
      const [review] = (await one.reviews()).reviews;
      expect(review.proposals.map(({ path }: { path: string }) => path)).toEqual(
        ['family', 'given', 'middle'].map((part) => `children.0.name.${part}_name`),
      );
      const childNow = async (): Promise<Form> => ((await one.view()).formData as Form).children[0];
      await one.decide(review.id, 'accepted', 1, 2);
      expect((await childNow()).full_name).toBe('Juan Pérez Tzul');
      await one.decide(review.id, 'accepted', 3);
      expect((await childNow()).full_name).toBe('Juan Carlos Pérez Tzul');
      await one.decide(review.id, 'open', 1, 2, 3);
      expect((await one.view()).formData).toEqual(before.formData);
    });

    it('takes a decision back, and has everything as before', async () => {
      const one = await start();
      const before = await one.view();
      await (await one.invite()).submit(propose);
      const [review] = (await one.reviews()).reviews;
      await one.decide(review.id, 'accepted', 1, 2, 3, 4, 5);
      await one.decide(review.id, 'open', 5, 4, 3);
      await one.decide(review.id, 'rejected', 1, 2);
      const now = await one.view();
      expect(now.formData).toEqual(before.formData);
      expect(now.evidence).toEqual(before.evidence);
    });

    it('keeps a change of their own beside the proposal, and gets it back on undo', async () => {
      const one = await start();
      await (await one.invite()).submit(rename('Marisela'));
      await one.save(rename('Marta'));
      const [review] = (await one.reviews()).reviews;
      expect(review.proposals[0]).toMatchObject({ from: 'Marisol', to: 'Marisela', now: 'Marta' });
      await one.decide(review.id, 'accepted', 1);
      expect(givenName((await one.view()).formData)).toBe('Marisela');
      await one.decide(review.id, 'open', 1);
      expect(givenName((await one.view()).formData)).toBe('Marta');
    });

    it('finds the row a proposal is about wherever it is by now, and is told when it is gone', async () => {
      const one = await start();
      await (await one.invite()).submit((form) => {
        form.parents[0].date_of_birth = '03/04/1950';
      });
      await one.save((form) => form.parents.reverse());
      const { reviews } = await one.reviews();
      expect(reviews[0].proposals[0].at).toBe('parents.1.date_of_birth');
      await one.decide(reviews[0].id, 'accepted', 1);
      expect(((await one.view()).formData as Form).parents[1].date_of_birth).toBe('03/04/1950');
      await one.decide(reviews[0].id, 'open', 1);
      await one.save((form) => form.parents.splice(1, 1));
      expect((await one.reviews()).reviews[0].proposals[0]).toMatchObject({ at: null, now: null });
      expect((await one.decide(reviews[0].id, 'accepted', 1)).status).toBe(409);
      expect((await one.decide(reviews[0].id, 'rejected', 1)).status).toBe(200);
    });

    it('cannot decide on a version that is no longer the newest, or on what nobody proposed', async () => {
      const one = await start();
      await (await one.invite()).submit(propose);
      const [review] = (await one.reviews()).reviews;
      const { version: baseVersion } = await one.view();
      await one.save(rename('Marta'));
      const decide = (body: unknown, id = review.id) => one.send('POST', `/reviews/${id}/decisions`, body);
      const late = await decide({ baseVersion, decisions: [{ number: 1, decision: 'accepted' }] });
      expect([late.status, late.json.code]).toEqual([409, 'conflict']);
      expect((await one.decide(review.id, 'accepted', 99)).status).toBe(422);
      expect((await one.decide(crypto.randomUUID(), 'accepted', 1)).status).toBe(404);
    });

    it('is shown a review as new until they looked at it', async () => {
      const one = await start();
      await (await one.invite()).submit(propose);
      const [review] = (await one.reviews()).reviews;
      expect((await one.send('POST', `/reviews/${review.id}/seen`)).status).toBe(204);
      const { reviews, waiting } = await one.reviews();
      expect([waiting.reviews, typeof reviews[0].seenAt]).toEqual([0, 'string']);
      expect((await one.send('POST', `/reviews/${crypto.randomUUID()}/seen`)).status).toBe(404);
    });

    it('reads in the audit trail who did what, without a value', async () => {
      const one = await start();
      const attorney = await one.invite();
      await attorney.submit(propose, { reviewStatus: 'approved' });
      const [review] = (await one.reviews()).reviews;
      await one.decide(review.id, 'accepted', 1, 2);
      await one.decide(review.id, 'rejected', 3);
      await one.decide(review.id, 'open', 1);
      await one.save(rename('Marta'));
      const trail = await one.send('GET', '/audit');
      const lines = trail.json.entries.map(({ actor, action, count }: Form) => [actor, action, count]);
      expect(lines.slice(0, 6)).toEqual([
        ['system', 'approval-ended', 1],
        ['applicant', 'decisions-undone', 1],
        ['applicant', 'proposals-rejected', 1],
        ['applicant', 'proposals-accepted', 2],
        ['reviewer', 'review-submitted', 5],
        ['reviewer', 'link-opened', null],
      ]);
      for (const value of ['Marisela', 'Marta', 'Ada Invented', namePath])
        expect(trail.text).not.toContain(value);
    });
  });
});
