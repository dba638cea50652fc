// @vitest-environment happy-dom
import type { FieldGuide, FieldGuideItem, GuideBoxView, MirrorView } from '@puente/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { loadTexts, startI18n } from '../../lib/i18n/i18n.ts';
import { GuideWalk } from './guide-walk.tsx';

let sent: unknown[] = [];
/** What the paper said before. */
let told: MirrorView;

beforeAll(async () => {
  await startI18n();
  await loadTexts('guide');
});
beforeEach(() => {
  sent = [];
  told = { form: 'I-485', version: 1, signedOn: null, entries: [], drafts: {} };
  window.scrollTo = () => undefined;
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit) => {
    if (url.endsWith('/mirror')) return Response.json(told);
    sent.push(JSON.parse(String(body)));
    return new Response('{}');
  });
});
afterEach(cleanup);

const toBox = (id: string, more: Partial<GuideBoxView> = {}): GuideBoxView => ({
  id,
  kind: 'text',
  label: '',
  group: null,
  says: null,
  isDate: false,
  fits: null,
  options: [],
  answer: '',
  ...more,
});
const toTick = (id: string, label: string, group: string, says: GuideBoxView['says'] = null) =>
  toBox(id, { kind: 'checkbox', label, group, says });

const toItem = (key: string, boxes: GuideBoxView[], more: Partial<FieldGuideItem> = {}): FieldGuideItem => ({
  key,
  page: 1,
  itemNumber: '1',
  label: key,
  questionText: `${key}?`,
  isRequired: true,
  partNumber: 9,
  partTitle: 'General',
  value: null,
  confidence: null,
  explanation: '',
  fieldPurpose: '',
  dataSource: '',
  slips: null,
  whoMaySkip: null,
  audience: null,
  eligibilityCategory: null,
  pdfKey: key,
  pdfKeys: [key],
  sources: [],
  path: null,
  boxes,
  said: null,
  isByHand: false,
  closedBecause: null,
  isNew: false,
  isLater: false,
  referrals: [],
  ...more,
});

const yesNo = (key: string, more: Partial<FieldGuideItem> = {}) =>
  toItem(key, [toTick(`${key}.yes`, 'Yes', key, 'yes'), toTick(`${key}.no`, 'No', key, 'no')], more);

const toGuide = (fieldGuide: FieldGuideItem[]): FieldGuide => ({
  success: true,
  form: 'I-485',
  edition: '01/20/25',
  pages: 24,
  writtenFor: null,
  version: 1,
  fieldGuide,
  totalFields: fieldGuide.length,
  filledFields: 0,
});

function walk(...items: FieldGuideItem[]) {
  const client = new QueryClient();
  const draw = (shown: FieldGuideItem[]) => (
    <QueryClientProvider client={client}>
      <GuideWalk guide={toGuide(shown)} sessionId="one" onStop={() => undefined} />
    </QueryClientProvider>
  );
  const { rerender, unmount } = render(draw(items));
  return { tell: (...told: FieldGuideItem[]) => rerender(draw(told)), unmount };
}

const question = () => screen.getByRole('heading', { level: 1 }).textContent;
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const choose = (name: string) => fireEvent.click(screen.getByRole('radio', { name }));

it('offers to go on while something is typed, and keeps it though the box is not left', async () => {
  walk(toItem('Status', [toBox('P1.14.status')]), yesNo('Arrested'));
  const box = screen.getByRole('textbox');
  box.focus();
  fireEvent.input(box, { target: { value: 'Asylee' } });
  press('Next');
  expect(question()).toBe('Arrested?');
  await vi.waitFor(() => expect(sent).toMatchObject([{ answers: { 'P1.14.status': 'Asylee' }, later: {} }]));
});

it('asks none of the other items of a choice, before the server tells that it is made', () => {
  const family = toItem('Family', [toTick('P2.3.a.option-1', 'Spouse', 'P2.3.category')]);
  const asylum = toItem('Asylum', [toTick('P2.3.d.asylee', 'Asylum', 'P2.3.category')], {
    audience: 'asylum',
  });
  walk(family, asylum, yesNo('Arrested'));
  expect(question()).toBe('Asylum?');
  choose('Asylum');
  press('Next');
  expect(question()).toBe('Arrested?');
});

it('asks what the last answer opened before it comes to its end', async () => {
  const closed = toItem('Nationality', [toBox('P9.86.nationality')], { closedBecause: 'Only after a yes.' });
  const { tell } = walk(yesNo('Left'), closed);
  choose('Yes');
  expect(screen.getByLabelText('Explain your yes')).toBeTruthy();
  press('Next');
  expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
  tell(yesNo('Left', { value: 'Yes' }), { ...closed, closedBecause: null });
  expect(question()).toBe('Nationality?');
});

it('saves answers that come fast together', async () => {
  walk(yesNo('Arrested'), yesNo('Charged'), yesNo('Convicted'));
  choose('No');
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  press('Next');
  choose('No');
  press('Next');
  choose('No');
  await vi.waitFor(() => expect(sent).toHaveLength(2), 5000);
  expect(sent[1]).toMatchObject({ answers: { 'Charged.no': 'X', 'Convicted.no': 'X' } });
});

it('sends what still waits when a person goes away', async () => {
  // The first answer is on its way and does not arrive.
  vi.stubGlobal('fetch', (url: string, { body }: RequestInit) => {
    if (url.endsWith('/mirror')) return Promise.resolve(Response.json(told));
    sent.push(JSON.parse(String(body)));
    return new Promise(() => undefined);
  });
  const { unmount } = walk(yesNo('Arrested'), yesNo('Charged'));
  choose('No');
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  press('Next');
  choose('Yes');
  unmount();
  await vi.waitFor(() => expect(sent[1]).toMatchObject({ answers: { 'Charged.yes': 'X' } }));
});

it('shows what the paper said of the same question before it is answered', async () => {
  const place = { page: 9, box: [0.1, 0.1, 0.2, 0.02] as [number, number, number, number], cell: null };
  const before = [{ text: 'Green Party', marked: false, ...place }];
  const rest = { page: 13, itemNumber: '1', partNumber: 9, topic: 'Groups', path: null, since: false };
  const entry = { ...rest, verdict: 'not-answered' as const, question: 'Group?', now: null };
  // Two answers to one question rest on the same words.
  told.entries = [
    { ...entry, key: 'Group', before },
    { ...entry, key: 'Group', before },
    { ...entry, key: 'Other', before: [{ ...place, text: 'Other words', marked: false }] },
  ];
  walk(yesNo('Group'), yesNo('Arrested'));
  expect(await screen.findByText('On your I-589 you said')).toBeTruthy();
  expect(screen.getByText('Green Party')).toBeTruthy();
  choose('No');
  press('Next');
  expect(question()).toBe('Arrested?');
  expect(screen.queryByText('On your I-589 you said')).toBeNull();
});

it('puts back what the last answer changed, and nothing on another question', async () => {
  walk(yesNo('Arrested'), yesNo('Charged'));
  choose('No');
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(screen.getByRole('radio', { name: 'No' })).toHaveProperty('checked', false);
  await vi.waitFor(() => expect(sent.at(-1)).toMatchObject({ answers: { 'Arrested.no': '' } }), 5000);
  choose('Yes');
  await screen.findByRole('button', { name: 'Undo' }, { timeout: 5000 });
  press('Next');
  expect(question()).toBe('Charged?');
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});
