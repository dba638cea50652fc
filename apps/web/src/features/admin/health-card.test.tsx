// @vitest-environment happy-dom
import type { SystemHealth } from '@puente/contract';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { loadTexts, startI18n } from '../../lib/i18n/i18n.ts';
import { QueryScope } from '../../lib/query-scope.tsx';
import { HealthCard } from './health-card.tsx';

const healthy: SystemHealth = {
  database: { status: 'healthy', responseTime: 3.4 },
  storage: { status: 'healthy', freeSpace: 41.7 },
  apiHealth: { status: 'healthy', uptime: 90 },
};
const refreshMs = 60_000;
let told: SystemHealth | 'nothing' = healthy;

beforeAll(async () => {
  await startI18n();
  await loadTexts('admin', 'errors');
});
beforeEach(() => {
  told = healthy;
  vi.useFakeTimers();
  vi.stubGlobal('fetch', async () =>
    told === 'nothing' ? Response.json({ code: 'internal' }, { status: 500 }) : Response.json(told),
  );
});
afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

async function open() {
  render(
    <QueryScope>
      <HealthCard />
    </QueryScope>,
  );
  await pass(10);
}

it('says that all is well, in figures', async () => {
  await open();
  expect(screen.getAllByText('Healthy')).toHaveLength(3);
  for (const words of ['Writes in 3 ms', '42 % free', 'Up for 1.5 hours']) screen.getByText(words);
});

it.each([
  ['a dead database', { ...healthy, database: { status: 'failed', responseTime: null } }, 'Failed'],
  ['a disk that is almost full', { ...healthy, storage: { status: 'low', freeSpace: 0.4 } }, '0 % free'],
  ['a full disk', { ...healthy, storage: { status: 'failed', freeSpace: 0 } }, 'Failed'],
  [
    'a stopped worker',
    { ...healthy, apiHealth: { status: 'failed', uptime: 90 } },
    'Work waits and no worker takes it',
  ],
] as const)('shows %s within one refresh', async (_, next, words) => {
  await open();
  expect(screen.queryByText(words)).toBeNull();
  told = next;
  await pass(refreshMs);
  screen.getByText(words);
});

it('keeps what it knew when the server answers no more, and says that it is old', async () => {
  await open();
  told = 'nothing';
  await pass(refreshMs);
  screen.getByText('These numbers are old');
  expect(screen.getAllByText('Healthy')).toHaveLength(3);
});
