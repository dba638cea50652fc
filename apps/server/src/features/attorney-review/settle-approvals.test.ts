import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asSystem } from '../../context.ts';
import { FollowUp } from '../../platform/follow-up.ts';
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts';
import { listDatabaseKinds } from '../../testing/test-databases.ts';
import { authorizeSystem } from '../documents/index.ts';
import { addMachineVersion, addPersonVersion, findCurrentForm } from '../form/index.ts';
import { ReviewCase, rename } from './testing/review-case.ts';

describe.each(await listDatabaseKinds())('a new version on $name', { timeout: 120_000 }, (kind) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp(kind);
  });
  afterAll(() => test.close());

  const approve = async () => {
    const one = await new ReviewCase(test).start();
    const attorney = await one.invite();
    await attorney.submit(() => {}, { reviewStatus: 'approved' });
    return one;
  };
  const open = async (one: ReviewCase) => {
    const document = await authorizeSystem(asSystem(test.services), (await one.view()).documentId);
    const form = document && (await findCurrentForm(test.services, document, 'I-485'));
    if (!form) throw new Error('no form');
    const { data, evidence } = form;
    return { document, form: { data, evidence, formType: 'I-485' as const } };
  };

  it('settles approvals, whoever makes it and in whatever way', async () => {
    const one = await approve();
    const { document, form } = await open(one);
    // Each of them leaves the document pending until it is settled that the answers are still those approved.
    await addPersonVersion(test.services, document, form, null);
    expect((await one.view()).reviewStatus).toBe('approved');
    await addMachineVersion(test.services, document, form, async () => true);
    expect((await one.view()).reviewStatus).toBe('approved');
    await one.save(() => {});
    expect((await one.view()).reviewStatus).toBe('approved');
    const { version } = await one.view();
    await one.save(rename('Marta'));
    expect((await one.view()).reviewStatus).toBe('pending');
    await one.send('POST', `/history/${version}/restore`);
    expect((await one.view()).reviewStatus).toBe('approved');
  });

  it('is not made where nothing would follow it', async () => {
    const one = await approve();
    const { document, form } = await open(one);
    const services = { ...test.services, afterVersion: new FollowUp<never>() };
    const { version } = await one.view();
    await expect(addPersonVersion(services, document, form, null)).rejects.toThrow('nothing follows');
    expect((await one.view()).version).toBe(version);
  });

  it('is not made by a reading that comes too late', async () => {
    const one = await approve();
    const { document, form } = await open(one);
    const { version } = await one.view();
    expect(await addMachineVersion(test.services, document, form, async () => false)).toBeNull();
    expect(await one.view()).toMatchObject({ version, reviewStatus: 'approved' });
  });
});
