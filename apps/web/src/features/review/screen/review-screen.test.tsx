// @vitest-environment happy-dom
import { type Evidence, emptyI485FormData } from '@puente/contract';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { type FormValues, getAt, setAt, toFormValues } from '../../../lib/form-answers/form-values.ts';
import { loadTexts, startI18n } from '../../../lib/i18n/i18n.ts';
import { createPagePictures } from '../../../lib/page-pictures/page-pictures.ts';
import { applicantMode } from '../as-applicant/applicant-mode.ts';
import type { ReviewMode } from '../fields/review-context.ts';
import { toOpenedForm } from '../model/opened-form.ts';
import { createReviewModel } from '../model/review-model.ts';
import { listOpenPaths } from '../model/select.ts';
import { Bar, ToCheckTools } from './review-bar.tsx';
import { ReviewScreen } from './review-screen.tsx';

const given = 'biographic_information.full_name.given_name';
const family = 'biographic_information.full_name.family_name';
const birth = 'biographic_information.date_of_birth';
const list = 'address_history_5_years';

const seen = (text: string): Evidence => ({
  page: 1,
  box: [0.1, 0.1, 0.2, 0.02],
  text,
  confidence: 'low',
  score: 0.5,
  source: 'ocr',
});
const evidence: Record<string, Evidence> = {
  [given]: seen('ANA'),
  [birth]: seen('04/17/1988'),
  [`${list}.1.city`]: seen('CUSCO'),
};

beforeAll(async () => {
  window.matchMedia = vi.fn(() => ({
    matches: false,
    addEventListener() {},
    removeEventListener() {},
  })) as never;
  // Nothing is laid out here: what is there counts for seen.
  Element.prototype.checkVisibility = () => true;
  Element.prototype.scrollIntoView = () => undefined;
  // It comes late in the browser; here the clock stands still meanwhile.
  await import('@puente/forms/checks');
  await startI18n();
  await loadTexts('review', 'fields', 'options', 'frame');
});
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** The screen on a form with three doubtful answers and two addresses, in one of its modes. */
function open(mode: ReviewMode = applicantMode) {
  const data = structuredClone(emptyI485FormData()) as unknown as FormValues;
  setAt(data, given, 'Ana');
  setAt(data, birth, '04/17/1988');
  setAt(data, list, [{ city: 'Lima' }, { city: 'Cusco' }]);
  const opened = toFormValues('I-485', data) ?? {};
  const form = toOpenedForm('I-485', { formData: data, opened, findEvidence: (path) => evidence[path] });
  const model = createReviewModel(form, {
    values: opened,
    onEdit: () => undefined,
    ...(mode.reader === 'reviewer' ? { listWanted: listOpenPaths } : {}),
  });
  render(
    <ReviewScreen
      model={model}
      mode={mode}
      pages={{ pictures: createPagePictures(() => null), count: 12 }}
      inert={false}
      toIssueText={() => 'This was not kept.'}
      bar={({ panel }) => (
        <Bar model={model} status={null} panel={panel}>
          <ToCheckTools model={model} disabled={false} />
        </Bar>
      )}
    />,
  );
  const input = (path: string) =>
    document.querySelector<HTMLInputElement>(`[name="${path}"]`) as HTMLInputElement;
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  return {
    model,
    input,
    place: (path: string) => document.querySelector(`[data-path="${path}"]`) as HTMLElement,
    type: (path: string, text: string) => fireEvent.change(input(path), { target: { value: text } }),
    at: (path: string) => getAt(model.getState().values, path),
    pass,
    leave: (path: string) => {
      act(() => input(path).focus());
      act(() => input(path).blur());
    },
    /** What is said of answers is worked out a moment later. */
    soon: (isSaid: () => void) =>
      vi.waitFor(async () => {
        await pass(100);
        isSaid();
      }, 10_000),
  };
}

it('shows what stands in the model, and puts into it what is typed, chosen and ticked', () => {
  const { input, type, at } = open();
  expect(input(given).value).toBe('Ana');
  type(given, 'Eva');
  expect(at(given)).toBe('Eva');
  fireEvent.change(input('biographic_information.sex'), { target: { value: 'Female' } });
  expect(at('biographic_information.sex')).toBe('Female');
  const race = 'biographic_characteristics.race';
  for (const box of document.querySelectorAll<HTMLInputElement>(`[name="${race}"]`))
    if (['Asian', 'White'].includes(box.value)) fireEvent.click(box);
  expect([at(race)].flat().toSorted()).toEqual(['Asian', 'White']);
});

it('says of an answer that it was typed, leads back to what was read, and lets it be confirmed', () => {
  const { model, place, type, at } = open();
  expect(place(given).dataset.check).toBe('open');
  type(given, 'Eva');
  expect(place(given).dataset.check).toBeUndefined();
  expect(place(given).querySelector('[data-evidence]')?.getAttribute('data-evidence')).toBe('typed');
  fireEvent.click(within(place(given)).getByRole('button', { name: /^Back to what was read/ }));
  expect(at(given)).toBe('Ana');
  fireEvent.click(within(place(given)).getByRole('checkbox'));
  expect(model.getState().checked.has(given)).toBe(true);
  expect(place(given).querySelector('[data-evidence]')?.getAttribute('data-evidence')).toBe('checked');
});

it('goes by keys alone from one doubtful answer to the next, confirming each', () => {
  const { model, input } = open();
  fireEvent.keyDown(document.body, { key: 'ArrowDown', altKey: true });
  expect(document.activeElement).toBe(input(given));
  fireEvent.keyDown(input(given), { key: 'Enter' });
  expect(model.getState().checked.has(given)).toBe(true);
  expect(document.activeElement).toBe(input(birth));
  fireEvent.keyDown(document.body, { key: 'ArrowUp', altKey: true });
  expect(document.activeElement).toBe(input(`${list}.1.city`));
  fireEvent.keyDown(input(`${list}.1.city`), { key: 'Escape' });
  fireEvent.keyDown(input(given), { key: 'z', ctrlKey: true });
  expect(model.getState().checked.has(given)).toBe(false);
  expect(document.activeElement).toBe(input(given));
  fireEvent.keyDown(input(given), { key: 'z', ctrlKey: true, shiftKey: true });
  expect(model.getState().checked.has(given)).toBe(true);
});

it('takes a removed entry back with its answers, by its button and by undo, in the same inputs', () => {
  const { model, input } = open();
  const lima = input(`${list}.0.city`);
  const cusco = input(`${list}.1.city`);
  fireEvent.click(screen.getByRole('button', { name: 'Remove Address 1' }));
  expect(input(`${list}.0.city`)).toBe(cusco);
  expect(lima.isConnected).toBe(false);
  fireEvent.click(screen.getByRole('button', { name: 'Put it back' }));
  expect([input(`${list}.0.city`).value, input(`${list}.1.city`)]).toEqual(['Lima', cusco]);
  fireEvent.click(screen.getByRole('button', { name: 'Remove Address 2' }));
  act(() => model.undo());
  expect(input(`${list}.1.city`).value).toBe('Cusco');
  expect(screen.queryByRole('button', { name: 'Put it back' })).toBeNull();
});

it('gives a new entry the focus in its first answer', () => {
  const { input } = open();
  fireEvent.click(screen.getByRole('button', { name: 'Add an address' }));
  expect(document.activeElement).toBe(input(`${list}.2.street`));
});

it('shows what another tab has changed, and leaves the focus where the person types', () => {
  const { model, input, at } = open();
  const typing = input(`${list}.1.city`);
  act(() => typing.focus());
  const [, second] = at(list) as FormValues[];
  act(() =>
    model.take(
      [
        { kind: 'answer', path: family, before: '', after: 'Paz' },
        { kind: 'rows', path: list, before: at(list) as FormValues[], after: [second] },
      ],
      new Set(),
      [family, list],
    ),
  );
  expect(input(family).value).toBe('Paz');
  expect(document.activeElement).toBe(typing);
  expect(typing.name).toBe(`${list}.0.city`);
});

it('opens a closed section on the way to an answer in it', () => {
  const { model, input } = open();
  const heading = screen.getByRole('button', { expanded: true, name: /^1 Biographic/ });
  fireEvent.click(heading);
  expect(heading.getAttribute('aria-expanded')).toBe('false');
  act(() => model.goTo(given));
  expect(heading.getAttribute('aria-expanded')).toBe('true');
  expect(document.activeElement).toBe(input(given));
});

it('says what is wrong once the answer is left, and what the server did not keep at once', async () => {
  const { model, input, place, type, pass, soon } = open();
  act(() => input(birth).focus());
  type(birth, '02/30/1988');
  await pass(2_000);
  expect(place(birth).textContent).not.toContain('There is no such date');
  act(() => input(birth).blur());
  await soon(() => expect(place(birth).textContent).toContain('There is no such date'));
  const told = input(birth).getAttribute('aria-describedby')?.split(' ') ?? [];
  expect(told.map((id) => document.getElementById(id)?.textContent).join(' ')).toContain('no such date');
  act(() => model.refuse([given]));
  expect(place(given).textContent).toContain('This was not kept.');
});

it('draws nothing but the input anew for a letter that changes nothing else', () => {
  const { type, input, place } = open();
  type(given, 'Eva');
  const others = new MutationObserver(() => undefined);
  others.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
  type(given, 'Evan');
  const touched = others.takeRecords().map(({ target }) => target);
  expect(touched).toContain(input(given));
  expect(touched.filter((target) => !place(given).contains(target))).toEqual([]);
});

it('keeps removed entries in sight for a reviewer, and marks no faults there', () => {
  const { model, place } = open({ reader: 'reviewer', Aside: () => null, onKey: () => undefined });
  act(() => model.refuse([family]));
  expect(place(family).dataset.check).toBeUndefined();
  expect(place(given).dataset.check).toBe('open');
  fireEvent.click(screen.getByRole('button', { name: 'Remove Address 1' }));
  fireEvent.click(screen.getByRole('button', { name: 'Remove Address 1' }));
  expect(screen.getAllByRole('button', { name: 'Put it back' })).toHaveLength(2);
});

it('offers the passport’s spelling of a name in other letters, writes it when told to, and takes it back', async () => {
  const { model, input, place, type, at, leave, soon, pass } = open();
  const findOffer = () => within(place(given)).queryByRole('button', { name: /^Write Mueller/ });
  type(given, 'Müller');
  leave(given);
  await soon(() => expect(place(given).textContent).toContain('printed as: Muller'));
  // What is typed in one go is taken back in one go.
  await pass(5_000);
  fireEvent.click(findOffer() as HTMLElement);
  expect(at(given)).toBe('Mueller');
  await soon(() => expect(findOffer()).toBeNull());
  act(() => model.undo());
  expect(input(given).value).toBe('Müller');
});

it('asks once about dates without a day, and names a ZIP Code and a state that do not agree', async () => {
  const { place, type, at, leave, soon } = open();
  const since = `${list}.0.from_date`;
  const missing = 'The form asks for month, day and year here.';
  type(since, '03/2024');
  leave(since);
  await soon(() => expect(place(since).textContent).toContain(missing));
  const tick = screen.getByRole<HTMLInputElement>('checkbox', { name: /^I do not know the exact days/ });
  expect(tick.checked).toBe(false);
  fireEvent.click(tick);
  expect(at('first_of_month_accepted')).toBe(true);
  await soon(() => expect(place(since).textContent).not.toContain(missing));

  const home = 'biographic_information.physical_address';
  type(`${home}.state`, 'NJ');
  type(`${home}.zip_code`, '77029');
  leave(`${home}.zip_code`);
  await soon(() => screen.getByText('ZIP Code 77029 is not in NJ. Check both.'));
});

it('says over a list from when to when nothing is listed', async () => {
  const { type, leave, soon } = open();
  for (const [path, date] of [
    ['0.from_date', '01/01/2020'],
    ['0.to_date', '02/01/2021'],
    ['1.from_date', '03/01/2024'],
  ] as const)
    type(`${list}.${path}`, date);
  leave(`${list}.1.from_date`);
  const ofList = () => document.querySelector(`[data-list="${list}"]`)?.textContent;
  await soon(() => expect(ofList()).toMatch(/From .* to .* nothing is listed/));
});
