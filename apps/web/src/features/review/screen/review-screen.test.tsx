// @vitest-environment happy-dom
import type { Evidence } from '@puente/contract';
import { emptyI485FormData } from '@puente/forms/data';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { type FormValues, getAt, setAt, toFormValues } from '../../../lib/form-answers/form-values.ts';
import { loadTexts, startI18n } from '../../../lib/i18n/i18n.ts';
import { createPagePictures } from '../../../lib/page-pictures/page-pictures.ts';
import { applicantMode } from '../as-applicant/applicant-mode.ts';
import type { ReviewMode } from '../fields/review-context.ts';
import { toOpenedForm } from '../model/opened-form.ts';
import { createReviewModel } from '../model/review-model.ts';
import { Bar } from './review-bar.tsx';
import { ReviewScreen } from './review-screen.tsx';

const given = 'biographic_information.full_name.given_name';
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
  [`${list}.1.street`]: seen('~'),
};

beforeAll(async () => {
  window.matchMedia = vi.fn(() => ({
    matches: false,
    addEventListener() {},
    removeEventListener() {},
  })) as never;
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

const search = () => decodeURIComponent(window.location.search);

/** The screen on a form with three doubtful answers and two addresses, in one of its modes, at an address. */
function open(at = '', mode: ReviewMode = applicantMode) {
  const data = structuredClone(emptyI485FormData()) as unknown as FormValues;
  setAt(data, given, 'Ana');
  setAt(data, birth, '04/17/1988');
  setAt(data, list, [{ city: 'Lima' }, { city: 'Cusco' }]);
  const opened = toFormValues('I-485', data) ?? {};
  const form = toOpenedForm('I-485', { formData: data, opened, findEvidence: (path) => evidence[path] });
  const model = createReviewModel(form, { values: opened, onEdit: () => undefined });
  window.history.replaceState(null, '', `/app${at}#step4`);
  render(
    <ReviewScreen
      model={model}
      mode={mode}
      pages={{ pictures: createPagePictures(() => null), count: 12 }}
      inert={false}
      toIssueText={() => 'This was not kept.'}
      bar={({ panel }) => <Bar model={model} title="Review" status={null} panel={panel} />}
      ends={{ isRead: true, start: null, ways: () => null, finish: <button type="button">On</button> }}
    />,
  );
  return { model, at: (path: string) => getAt(model.getState().values, path) };
}

const input = (path: string) => document.querySelector(`[name="${path}"]`) as HTMLInputElement;
const type = (path: string, text: string) => fireEvent.change(input(path), { target: { value: text } });
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const row = (path: string) => document.querySelector(`[data-unit="${path}"]`) as HTMLElement;
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const progress = () => document.querySelector('[data-progress]')?.textContent;
const heading = () => screen.getByRole('heading', { level: 2 });
const inSection = (field: string) => `?section=biographic&field=${field}`;

it('leads from one thing to check to the next, confirming each, and says what is still open at the end', async () => {
  const { model } = open();
  await pass(100);
  press('Check them one by one');
  expect(progress()).toMatch(/^1 of \d+$/);
  expect(heading().textContent).toBe('Name');
  expect(document.activeElement).toBe(heading());
  press('It is right');
  expect(model.getState().checked.has(given)).toBe(true);
  expect(progress()).toMatch(/^2 of /);
  expect(search()).toMatch(/^\?view=check&at=biographic_information\./);
  press('Back');
  expect(heading().textContent).toBe('Name');
  while (progress()) press('Skip');
  expect(heading().textContent).toBe('That was the last one');
  expect(screen.getByRole('button', { name: 'On' })).toBeTruthy();
  press(/Date of Birth$/);
  expect(search()).toBe('?view=check&at=biographic_information.date_of_birth');
});

it('opens what is to be changed, and takes what is typed as the answer', () => {
  const { model, at } = open(`?view=check&at=${given}`);
  press('Change');
  type(given, 'Eva');
  expect(at(given)).toBe('Eva');
  press(/^Back to what was read: Given Name/);
  expect(at(given)).toBe('Ana');
  type(given, 'Eva');
  fireEvent.keyDown(input(given), { key: 'Escape' });
  expect(at(given)).toBe('Ana');
  fireEvent.submit(input(given).form as HTMLFormElement);
  expect(model.getState().checked.has(given)).toBe(true);
});

it('asks for what could not be read, and takes it for empty when it is said to be right so', () => {
  const { model } = open(`?view=check&at=${list}.1.street`);
  expect(screen.getByText('We could not read this. Please type it.')).toBeTruthy();
  press('It is right');
  expect(model.getState().checked.has(`${list}.1.street`)).toBe(true);
});

it('shows a section as a list of answers, opens one of them, and goes back to where it was opened', () => {
  const { at } = open('?section=biographic');
  expect(document.querySelectorAll('input')).toHaveLength(0);
  press('Change Birth and citizenship: Sex');
  expect(search()).toBe(`${inSection('biographic_information.sex')}`);
  fireEvent.change(input('biographic_information.sex'), { target: { value: 'Female' } });
  expect(at('biographic_information.sex')).toBe('Female');
  press('Done');
  expect(search()).toBe('?section=biographic');
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Change Birth and citizenship: Sex');
  expect(row('biographic_information.sex').textContent).toContain('Female');
});

it('ticks several answers of one question', () => {
  const race = 'biographic_characteristics.race';
  const { at } = open(`?section=characteristics&field=${race}`);
  for (const box of document.querySelectorAll<HTMLInputElement>(`[name="${race}"]`))
    if (['Asian', 'White'].includes(box.value)) fireEvent.click(box);
  expect([at(race)].flat().toSorted()).toEqual(['Asian', 'White']);
});

it('leads to every answer by its address, into its section', () => {
  open(`?field=${list}.1.city`);
  expect(heading().textContent).toContain('Address History');
  expect(document.activeElement).toBe(input(`${list}.1.city`));
});

it('goes by keys alone from one thing to check to the next, and back to what was undone', () => {
  const { model } = open();
  fireEvent.keyDown(document.body, { key: 'ArrowDown', altKey: true });
  expect(heading().textContent).toBe('Name');
  expect(document.activeElement).toBe(heading());
  fireEvent.keyDown(heading(), { key: 'Enter' });
  expect(model.getState().checked.has(given)).toBe(true);
  expect(progress()).toMatch(/^2 of /);
  fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true });
  expect(model.getState().checked.has(given)).toBe(false);
  expect(heading().textContent).toBe('Name');
});

it('takes a removed entry back with its answers, by its button and by undo', () => {
  const { model, at } = open('?section=addressHistory');
  press('Remove Address 1');
  expect(at(`${list}.0.city`)).toBe('Cusco');
  press('Put it back');
  expect([at(`${list}.0.city`), at(`${list}.1.city`)]).toEqual(['Lima', 'Cusco']);
  press('Remove Address 2');
  act(() => model.undo());
  expect(at(`${list}.1.city`)).toBe('Cusco');
  expect(screen.queryByRole('button', { name: 'Put it back' })).toBeNull();
});

it('gives a new entry the focus in its first answer', () => {
  open('?section=addressHistory');
  press('Add an address');
  expect(document.activeElement).toBe(input(`${list}.2.street`));
});

it('shows what another tab has changed, and leaves the focus where the person types', () => {
  const { model, at } = open(`?section=addressHistory&field=${list}.1.city`);
  expect(document.activeElement).toBe(input(`${list}.1.city`));
  const [, second] = at(list) as FormValues[];
  act(() =>
    model.take([{ kind: 'rows', path: list, before: at(list) as FormValues[], after: [second] }], new Set(), [
      list,
    ]),
  );
  expect(document.activeElement).toBe(input(`${list}.0.city`));
  expect(input(`${list}.0.city`).value).toBe('Cusco');
});

it('says what is wrong once the answer is left, and what the server did not keep at once', async () => {
  const { model } = open(inSection(birth));
  type(birth, '02/30/1988');
  await pass(2_000);
  expect(row(birth).textContent).not.toContain('There is no such date');
  act(() => input(birth).blur());
  await vi.waitFor(async () => {
    await pass(100);
    expect(row(birth).textContent).toContain('There is no such date');
  }, 10_000);
  act(() => model.refuse([birth]));
  expect(row(birth).textContent).toContain('This was not kept.');
});

it('draws nothing but the input anew for a letter that changes nothing else', () => {
  open(inSection(given));
  type(given, 'Eva');
  const others = new MutationObserver(() => undefined);
  others.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
  type(given, 'Evan');
  const touched = others.takeRecords().map(({ target }) => target);
  expect(touched).toContain(input(given));
  const own = document.querySelector(`[data-path="${given}"]`);
  expect(touched.filter((target) => !own?.contains(target))).toEqual([]);
});

it('folds away what is not asked, with the reason, and brings it back with the answer it hangs on', () => {
  const { model } = open('?section=marital');
  const spouse = 'marital_history.current_spouse.date_of_marriage';
  expect(row(spouse)).not.toBeNull();
  act(() => model.put('marital_history.current_marital_status', 'Single'));
  expect(row(spouse)).toBeNull();
  expect(document.body.textContent).toContain(
    'Current spouse: not asked, because Current Marital Status is Single',
  );
});

it('keeps removed entries in sight for a reviewer', () => {
  open('?section=addressHistory', {
    ...applicantMode,
    audience: 'reviewer',
  });
  press('Remove Address 1');
  press('Remove Address 1');
  expect(screen.getAllByRole('button', { name: 'Put it back' })).toHaveLength(2);
});

function leave(path: string) {
  act(() => input(path).focus());
  act(() => input(path).blur());
}
/** What is said of answers is worked out a moment later. */
const soon = (isSaid: () => void) =>
  vi.waitFor(async () => {
    await pass(100);
    isSaid();
  }, 10_000);

it('tells a screen reader what is wrong with an answer', async () => {
  open(inSection(birth));
  type(birth, '02/30/1988');
  leave(birth);
  await soon(() => expect(row(birth).textContent).toContain('There is no such date'));
  const told = input(birth).getAttribute('aria-describedby')?.split(' ') ?? [];
  expect(told.map((id) => document.getElementById(id)?.textContent).join(' ')).toContain('no such date');
});

it('offers the passport’s spelling of a name in other letters, writes it when told to, and takes it back', async () => {
  const { model, at } = open(inSection(given));
  const findOffer = () => screen.queryByRole('button', { name: /^Write Mueller/ });
  type(given, 'Müller');
  leave(given);
  await soon(() => expect(document.body.textContent).toContain('printed as: Muller'));
  // What is typed in one go is taken back in one go.
  await pass(5_000);
  fireEvent.click(findOffer() as HTMLElement);
  expect(at(given)).toBe('Mueller');
  await soon(() => expect(findOffer()).toBeNull());
  act(() => model.undo());
  expect(at(given)).toBe('Müller');
});

it('asks once about dates without a day', async () => {
  const since = `${list}.0.from_date`;
  const { at } = open(`?field=${since}`);
  const missing = 'The form asks for month, day and year here.';
  type(since, '03/2024');
  leave(since);
  await soon(() => expect(document.body.textContent).toContain(missing));
  press(/^Change Dates without a day/);
  const tick = screen.getByRole<HTMLInputElement>('checkbox', { name: /^I do not know the exact days/ });
  expect(tick.checked).toBe(false);
  fireEvent.click(tick);
  expect(at('first_of_month_accepted')).toBe(true);
  await soon(() => expect(document.body.textContent).not.toContain(missing));
});

it('names a ZIP Code and a state that do not agree', async () => {
  const home = 'biographic_information.physical_address';
  open(`?field=${home}.state`);
  type(`${home}.state`, 'NJ');
  type(`${home}.zip_code`, '77029');
  leave(`${home}.zip_code`);
  await soon(() => screen.getByText('ZIP Code 77029 is not in NJ. Check both.'));
});

it('says over a list from when to when nothing is listed, and puts it into what is to be checked', async () => {
  const { model } = open(`?section=addressHistory`);
  act(() => {
    for (const [path, date] of [
      ['0.from_date', '01/01/2020'],
      ['0.to_date', '02/01/2021'],
      ['1.from_date', '03/01/2024'],
    ] as const)
      model.put(`${list}.${path}`, date);
  });
  const ofList = () => document.querySelector(`[data-list="${list}"]`)?.textContent;
  await soon(() => expect(ofList()).toMatch(/From .* to .* nothing is listed/));
  expect(model.listNeeds().map(({ path }) => path)).toContain(list);
});
