import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts';
import { listDatabaseKinds } from '../../testing/test-databases.ts';
import { type Form, ReviewCase, rename } from './testing/review-case.ts';

function propose(form: Form) {
  rename('Marisela')(form);
  form.contact.email = 'marisela@example.org';
}

describe.each(await listDatabaseKinds())('an approval on $name', { timeout: 120_000 }, (kind) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp(kind);
  });
  afterAll(() => test.close());

  const approve = async (edit: (form: Form) => void = () => {}) => {
    const one = await new ReviewCase(test).start();
    const attorney = await one.invite();
    await attorney.submit(edit, { reviewStatus: 'approved' });
    const [review] = (await one.reviews()).reviews;
    return { one, attorney, review };
  };
  const status = async (one: ReviewCase) => {
    const { reviewStatus, approvalEnded } = await one.reviews();
    expect((await one.view()).reviewStatus).toBe(reviewStatus);
    return [reviewStatus, approvalEnded?.paths ?? null];
  };

  it('holds while the applicant decides about its own proposals, whatever they decide', async () => {
    const { one, review } = await approve(propose);
    expect(await status(one)).toEqual(['approved', null]);
    await one.decide(review.id, 'accepted', 1);
    expect(await status(one)).toEqual(['approved', null]);
    await one.decide(review.id, 'rejected', 2);
    await one.decide(review.id, 'open', 1);
    expect(await status(one)).toEqual(['approved', null]);
    // Typed by hand, it is still what the reviewer proposed.
    await one.save(rename('Marisela'));
    expect(await status(one)).toEqual(['approved', null]);
  });

  it('ends with the first change its reviewer did not see, and tells which', async () => {
    const { one, attorney, review } = await approve(propose);
    await one.decide(review.id, 'accepted', 1, 2);
    await one.save((form) => {
      form.biographic_information.place_of_birth.city = 'Elsewhere';
      form.children.push({ full_name: 'Another Child' });
    });
    const { approvalEnded, reviews } = await one.reviews();
    expect(await status(one)).toEqual(['pending', expect.any(Array)]);
    expect(approvalEnded.paths).toContain('biographic_information.place_of_birth.city');
    expect(approvalEnded.paths.some((path: string) => /^children\.\d+$/.test(path))).toBe(true);
    expect(reviews[0].endedAt).toBe(approvalEnded.at);
    expect((await attorney.send('GET')).json.submitted.ended).toBe(true);
  });

  it('counts again when the answers are again what was approved', async () => {
    const { one } = await approve();
    const { version } = await one.view();
    await one.save(rename('Marta'));
    expect((await status(one))[0]).toBe('pending');
    await one.save(rename('Marisol'));
    expect(await status(one)).toEqual(['approved', null]);
    await one.save(rename('Marta'));
    await one.send('POST', `/history/${version}/restore`);
    expect(await status(one)).toEqual(['approved', null]);
    const { entries } = (await one.send('GET', '/audit')).json;
    const told = entries
      .map(({ action }: Form) => action)
      .filter((action: string) => action.startsWith('approval'));
    expect(told).toEqual(['approval-restored', 'approval-ended', 'approval-restored', 'approval-ended']);
  });

  it('ends when another reviewer’s proposal is taken over', async () => {
    const { one } = await approve();
    const other = await one.invite();
    await other.submit(rename('Marta'));
    const [newest] = (await one.reviews()).reviews;
    await one.decide(newest.id, 'accepted', 1);
    const { reviews, reviewStatus } = await one.reviews();
    expect(reviewStatus).toBe('reviewed');
    expect(reviews.map(({ endedAt }: Form) => endedAt !== null)).toEqual([false, true]);
  });

  it('survives marks and another reading that change no answer', async () => {
    const { one } = await approve();
    await one.owner.process(one.id);
    expect(await status(one)).toEqual(['approved', null]);
    await one.save(() => {});
    expect(await status(one)).toEqual(['approved', null]);
  });

  it('is of its own form alone', async () => {
    const { one } = await approve();
    const other = await one.owner.process(one.id, 'process-i765');
    expect(other.reviewStatus).toBe('pending');
    await one.send('POST', '/form-type', { formType: 'I-485' });
    expect(await status(one)).toEqual(['approved', null]);
    await one.send('POST', '/form-type', { formType: 'I-765' });
    expect((await status(one))[0]).toBe('pending');
  });

  it('gives way to a later review without one', async () => {
    const { one, attorney } = await approve();
    await attorney.submit(propose);
    expect((await status(one))[0]).toBe('reviewed');
  });
});
