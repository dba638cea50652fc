// @vitest-environment happy-dom
import { emptyI485FormData } from '@puente/forms/data';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { getAt, setAt } from '../../../lib/form-answers/form-values.ts';
import { clearBrowser } from '../../../lib/storage.ts';
import { createUnsentKey, dropUnsent, sweepUnsent, writeUnsent } from '../../../lib/unsent-store.ts';
import type { SaveBody } from './save-api.ts';
import { findUnsent, hasUnsent, sealUnsent, type Unsent } from './unsent.ts';

const given = 'biographic_information.full_name.given_name';
const city = 'biographic_information.physical_address.city';
const keyOf = (byte: number) => btoa(String.fromCharCode(byte).repeat(32));

const one = { sessionId: 'one', formType: 'I-485', unsentKey: keyOf(1), inAccount: false } as const;
const two = { sessionId: 'two', formType: 'I-485', unsentKey: keyOf(2), inAccount: false } as const;

beforeEach(() => localStorage.clear());
afterEach(() => vi.useRealTimers());

function makeBody(answers: Record<string, string>): SaveBody {
  const formData = structuredClone(emptyI485FormData()) as unknown as Record<string, unknown>;
  for (const [path, value] of Object.entries(answers)) setAt(formData, path, value);
  return { formType: 'I-485', formData, checkedPaths: [] };
}
const makeUnsent = (answers: Record<string, string>, version = 3): Unsent => ({
  version,
  base: makeBody({}),
  mine: makeBody(answers),
  sent: [],
});
type Of = typeof one | typeof two;
const keep = async (of: Of, unsent: Unsent, inAccount = false) =>
  writeUnsent(createUnsentKey(of), await sealUnsent(of, unsent), inAccount);
const stored = () => JSON.stringify(Object.entries(localStorage));

it('what could not be sent is read again with the key of its document, and stands nowhere in clear', async () => {
  await keep(one, makeUnsent({ [given]: 'Marisol' }));
  expect(stored()).not.toContain('Marisol');
  expect(stored()).not.toContain(one.unsentKey);
  const found = await findUnsent(one);
  expect(found).toMatchObject({ ...makeUnsent({ [given]: 'Marisol' }) });
});

it('another document neither finds nor opens it, also under the same number', async () => {
  await keep(one, makeUnsent({ [given]: 'Marisol' }));
  expect(hasUnsent(two)).toBe(false);
  expect(await findUnsent(two)).toBe(null);
  expect(await findUnsent({ ...one, unsentKey: two.unsentKey })).toBe(null);
  expect(hasUnsent(one)).toBe(false);
});

it('the other form of the same document does not open it', async () => {
  const key = createUnsentKey({ ...one, formType: 'I-765' });
  writeUnsent(key, await sealUnsent(one, makeUnsent({ [given]: 'Marisol' })), false);
  expect(await findUnsent({ ...one, formType: 'I-765' })).toBe(null);
});

it('two pages that were closed are put together, but for an answer that both have changed', async () => {
  await keep(one, makeUnsent({ [given]: 'Marisol' }));
  await keep(one, makeUnsent({ [city]: 'Newark' }));
  const both = await findUnsent(one);
  expect(getAt(both?.mine.formData ?? {}, given)).toBe('Marisol');
  expect(getAt(both?.mine.formData ?? {}, city)).toBe('Newark');
  expect(both?.takenFrom).toHaveLength(2);
  await keep(one, makeUnsent({ [given]: 'Eva' }));
  await keep(one, makeUnsent({ [city]: 'Lima' }, 7));
  expect((await findUnsent(one))?.takenFrom.length).toBeLessThan(4);
  expect((await findUnsent(one))?.version).toBe(3);
});

it('goes with its document and with all that this browser keeps', async () => {
  await keep(one, makeUnsent({}));
  await keep(two, makeUnsent({}), true);
  dropUnsent('one');
  expect([hasUnsent(one), hasUnsent(two)]).toEqual([false, true]);
  clearBrowser();
  expect(stored()).toBe('[]');
});

it('of a document that is gone it goes, unless it may be in an account that is signed out', async () => {
  await keep(one, makeUnsent({}));
  await keep(two, makeUnsent({}), true);
  sweepUnsent('one');
  sweepUnsent('two');
  expect([hasUnsent(one), hasUnsent(two)]).toEqual([false, true]);
});

it('goes by itself after a day, in an account after 30', async () => {
  vi.useFakeTimers({ now: 1_800_000_000_000, toFake: ['Date'] });
  await keep(one, makeUnsent({}));
  await keep(two, makeUnsent({}), true);
  const hourMs = 60 * 60_000;
  vi.setSystemTime(Date.now() + 23 * hourMs);
  sweepUnsent(null);
  expect([hasUnsent(one), hasUnsent(two)]).toEqual([true, true]);
  vi.setSystemTime(Date.now() + hourMs);
  sweepUnsent(null);
  expect([hasUnsent(one), hasUnsent(two)]).toEqual([false, true]);
  vi.setSystemTime(Date.now() + 29 * 24 * hourMs);
  sweepUnsent(null);
  expect(hasUnsent(two)).toBe(false);
});
