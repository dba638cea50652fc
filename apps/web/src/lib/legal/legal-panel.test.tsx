// @vitest-environment happy-dom
import type { LegalAnswer } from '@puente/contract';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { loadTexts, startI18n } from '../i18n/i18n.ts';
import { QueryScope } from '../query-scope.tsx';
import { LegalPanel } from './legal-panel.tsx';

let answers: Array<() => Response | Promise<Response>> = [];
let asked: unknown[] = [];

const toAnswer = (content: string) => () =>
  Response.json({
    data: { kind: 'found', output: content, sources: [toSource(content)], referrals: [] },
    usage: { total_tokens: 0 },
  } as unknown as LegalAnswer);
const toSource = (content: string) => ({
  content,
  metadata: { id: content, named: 'us', page: '', sure: 'own', checked: '2026-10-08' },
});
const refuse = () => Response.json({ code: 'too_many_requests' }, { status: 429 });
const never = () => new Promise<Response>(() => undefined);

beforeAll(async () => {
  await startI18n();
  await loadTexts('legal');
});
beforeEach(() => {
  asked = [];
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) => {
    asked.push(JSON.parse(String(body)));
    return answers.shift()?.();
  });
});
afterEach(cleanup);

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

function open(...told: typeof answers) {
  answers = told;
  render(
    <QueryScope>
      <LegalPanel />
    </QueryScope>,
  );
  expect(asked).toEqual([]);
  press('Required Documents');
}

it('asks the same once more when it is pressed once more', async () => {
  open(toAnswer('One.'), toAnswer('Two.'));
  await screen.findByText('One.');
  press('Required Documents');
  await screen.findByText('Two.');
  expect(asked).toHaveLength(2);
});

it('shows the last answer until the next is there', async () => {
  open(toAnswer('One.'), never);
  await screen.findByText('One.');
  press('Common Mistakes');
  await vi.waitFor(() => expect(asked).toHaveLength(2));
  expect(screen.queryByText('One.')).not.toBeNull();
});

it('shows no older answer while it asks again after a failure', async () => {
  open(toAnswer('One.'), refuse, never);
  await screen.findByText('One.');
  press('Common Mistakes');
  fireEvent.click(await screen.findByRole('button', { name: 'Try Again' }));
  await vi.waitFor(() => expect(asked).toHaveLength(3));
  expect(asked[2]).toEqual(asked[1]);
  expect(screen.queryByText('One.')).toBeNull();
});
