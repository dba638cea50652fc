import { expect, it } from 'vitest';
import { drawPdf } from '../apps/server/src/testing/sample-pdf.ts';
import { Person } from './person.ts';
import { useStage } from './stage.ts';

const stage = useStage();
/** Without a pause it is these questions that hold the server up. */
const askEveryMs = 20;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const rows = (count: number, text: string) =>
  Array.from({ length: count }, () => ({ street: text, city: text, state: text, country: text }));

/** What somebody sends who wants to hold everybody up. */
const hostile: readonly (readonly [string, unknown, readonly number[]])[] = [
  ['4 MB of addresses', { address_history_5_years: rows(500, 'x'.repeat(2_000)) }, [413]],
  ['31 addresses', { address_history_5_years: rows(31, 'x') }, [422]],
  ['long names', { biographic_information: { full_name: { family_name: 'x'.repeat(2_000) } } }, [422]],
  ['the largest that is allowed', { address_history_5_years: rows(30, 'x'.repeat(200)) }, [200, 429]],
  ['unknown keys', { unknown: 'x'.repeat(200_000) }, [200, 429]],
];

it('hostile saves are refused in words, and hold up nobody @quick', async () => {
  const server = await stage.start(stage.folder);
  const [hostilePerson, honest] = [new Person(server), new Person(server)];
  const target = await hostilePerson.upload(await drawPdf());
  await hostilePerson.process(target);
  const own = await honest.upload(await drawPdf());
  await honest.process(own);
  for (const [name, data, statuses] of hostile) {
    let slowestMs = 0;
    const attack = Promise.all(
      Array.from({ length: 12 }, () => hostilePerson.send('PUT', `/api/documents/${target}/form`, data)),
    );
    let isOver = false;
    void attack.finally(() => {
      isOver = true;
    });
    while (!isOver) {
      const begun = performance.now();
      expect((await honest.send('GET', '/api/health/live')).status).toBe(200);
      slowestMs = Math.max(slowestMs, performance.now() - begun);
      await pause(askEveryMs);
    }
    for (const answer of await attack) expect(statuses, name).toContain(answer.status);
    expect(slowestMs, name).toBeLessThan(3_000);
    expect(await honest.saveName(own, 'Honest')).toBe(200);
  }
});
