import type { APIRequestContext, Locator, Page } from '@playwright/test';
import type { FieldGuide, FieldGuideItem } from '@puente/contract';
import { getCatalogue } from '@puente/forms/catalogues';
import { signUpInDialog } from './stage/account.ts';
import { measureScreen } from './stage/measure-screen.ts';
import { readForm, saveForm } from './stage/road.ts';
import {
  createPerson,
  explanations,
  type Given,
  leftEmpty,
  notKnown,
  type Said,
} from './stage/scripted-person.ts';
import { bringDocument } from './stage/short-paper.ts';
import { expect, test } from './stage/test.ts';

/** Just above what the walk takes today (docs/walk.md). */
const budget = { screens: 132, taps: 290, characters: 670, words: 10_850 };
const finished = 'You went through all open questions';
const catalogue = getCatalogue('I-485', '01/20/25');

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

async function getGuide(api: APIRequestContext, sessionId: string): Promise<FieldGuide> {
  const answer = await api.post(`/api/documents/${sessionId}/field-guide`, { data: {} });
  expect(answer.ok()).toBe(true);
  return (await answer.json()) as FieldGuide;
}

/** A thumb at work, counted. A tap into a box counts before what is typed there. */
function createThumb(page: Page) {
  const count = { screens: 0, taps: 0, characters: 0, words: 0 };
  return {
    count,
    check: async (box: Locator) => {
      count.taps += 1;
      await box.check();
    },
    choose: async (list: Locator, option: string) => {
      count.taps += 2;
      await list.selectOption(option);
    },
    type: async (box: Locator, text: string) => {
      count.taps += 1;
      count.characters += text.length;
      await box.fill(text);
    },
    /** Leaves the screen by the button that leads on. */
    press: async (button: Locator) => {
      const before = await heading(page).innerText();
      count.screens += 1;
      count.taps += 1;
      count.words += (await button.evaluate(measureScreen)).words;
      await button.click();
      await expect(heading(page)).not.toHaveText(before);
    },
  };
}
type Thumb = ReturnType<typeof createThumb>;

async function give(page: Page, thumb: Thumb, { questionText }: FieldGuideItem, { box, text }: Given) {
  const name = box.label || questionText;
  if (box.kind === 'checkbox')
    await thumb.check(page.getByRole(box.group === null ? 'checkbox' : 'radio', { name, exact: true }));
  else if (box.kind === 'choice') await thumb.choose(page.getByRole('combobox', { name, exact: true }), text);
  else await thumb.type(page.getByRole('textbox', { name, exact: true }), text);
}

async function answer(page: Page, thumb: Thumb, item: FieldGuideItem, said: Said) {
  if (said === 'left') {
    const name = item.isRequired ? 'I do not know yet' : 'Leave it empty';
    return thumb.press(page.getByRole('button', { name, exact: true }));
  }
  for (const given of said.given) await give(page, thumb, item, given);
  if (said.explained !== null) await thumb.type(page.getByLabel('Explain your yes'), said.explained);
  await thumb.press(page.getByRole('button', { name: 'Next', exact: true }));
}

/** Goes through all screens of the walk. Returns the items in the order in which they were asked, and all that was given. */
async function goThrough(page: Page, thumb: Thumb, getItems: () => Promise<readonly FieldGuideItem[]>) {
  const person = createPerson(catalogue);
  let items = await getItems();
  const asked: FieldGuideItem[] = [];
  const given: Given[] = [];
  for (;;) {
    const question = await heading(page).innerText();
    if (question === finished) return { asked, given };
    const find = () => items.find(({ questionText }) => questionText === question);
    // Of what an answer has opened, the guide of before does not know the boxes.
    if (find()?.closedBecause != null) items = await getItems();
    const item = find();
    if (!item) throw new Error(`The guide does not ask: ${question}`);
    expect(item.closedBecause, item.key).toBeNull();
    const said = person.sayTo(item);
    asked.push(item);
    if (said !== 'left') given.push(...said.given);
    await answer(page, thumb, item, said);
  }
}

/** Keys of what could still be answered here: neither answered nor left nor closed. */
const listOpen = (items: readonly FieldGuideItem[]): readonly string[] =>
  items
    .filter(({ path, boxes, isByHand }) => path === null && boxes.length > 0 && !isByHand)
    .filter(({ value, isLater, closedBecause }) => !value && !isLater && closedBecause === null)
    .map(({ key }) => key);

type Values = ReadonlyMap<string, string | boolean>;

function fieldOf(id: string) {
  const field = catalogue.fields.find((one) => one.id === id);
  if (!field) throw new Error(`The catalogue has no field ${id}`);
  return field;
}

const holds = (values: Values, { field: { kind, pdfName }, text }: Given): boolean =>
  kind === 'checkbox' ? values.get(`${pdfName}=${text}`) === true : values.get(pdfName) === text;

/** The whole form as it was, with every answer in its own box, and in Part 14 what was explained. */
function expectValues(before: Values, given: readonly Given[]): Values {
  const after = new Map(before);
  const set = (id: string, text: string) => after.set(fieldOf(id).pdfName, text);
  for (const { field, text } of given)
    if (field.kind === 'checkbox') after.set(`${field.pdfName}=${text}`, true);
    else after.set(field.pdfName, text);
  const isFree = (entry: string) => before.get(fieldOf(`${entry}.text`).pdfName) === '';
  const free = ['P14.2', 'P14.3', 'P14.4', 'P14.5'].filter(isFree);
  for (const [id, text] of Object.entries(explanations)) {
    const { page, part, item } = fieldOf(id);
    const entry = free.shift() ?? 'no entry is free';
    set(`${entry}.page`, String(page));
    set(`${entry}.part`, part.replace('P', ''));
    set(`${entry}.item`, item);
    set(`${entry}.text`, text);
  }
  return after;
}

const listDifferences = (expected: Values, found: Values) =>
  [...new Set([...expected.keys(), ...found.keys()])]
    .filter((name) => expected.get(name) !== found.get(name))
    .map((name) => ({ name, expected: expected.get(name), found: found.get(name) }));

/** By the names of the catalogue, which mask no dot. */
const unmask = (values: Values): Values =>
  new Map([...values].map(([name, value]) => [name.replaceAll('\\.', '.'), value]));

async function download(page: Page) {
  await page.getByRole('link', { name: 'Continue to download' }).click();
  await page.getByRole('button', { name: 'Download PDF', exact: true }).click();
  await signUpInDialog(page);
  return unmask((await saveForm(page, 'Download PDF again')).values);
}

/** The form as it is filled from an earlier version of the answers. */
async function downloadVersion({ request }: Page, url: string, sessionId: string, version: number) {
  const path = `${url}/api/documents/${sessionId}`;
  const headers = { origin: url };
  expect((await request.post(`${path}/history/${version}/restore`, { headers })).ok()).toBe(true);
  return unmask((await readForm(await (await request.get(`${path}/download-pdf`)).body())).values);
}

test('A person answers every open question of the I-485 on a phone, and the PDF holds every answer and nothing else', {
  tag: '@long',
}, async ({ quietPage: page, context, server }) => {
  const { sessionId, api } = await bringDocument(context, server.url);
  await context.addInitScript((id) => {
    localStorage.setItem('currentSessionId', id);
    sessionStorage.setItem('emailGateSkipped', '1');
  }, sessionId);
  const { version } = await getGuide(api, sessionId);
  await page.goto(`${server.url}/i485-guide?open`);
  await expect(heading(page)).toBeFocused();
  const thumb = createThumb(page);
  const { asked, given } = await goThrough(
    page,
    thumb,
    async () => (await getGuide(api, sessionId)).fieldGuide,
  );
  console.log(`The whole I-485: ${JSON.stringify(thumb.count)}`);

  expect(asked.map(({ key }) => key).filter((key, index, keys) => keys.indexOf(key) !== index)).toEqual([]);
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  expect(listOpen((await getGuide(api, sessionId)).fieldGuide)).toEqual([]);
  const listOf = (name: string) =>
    page.getByRole('heading', { level: 2, name }).locator('..').getByRole('listitem');
  const wordsOf = (key: string) => asked.find((item) => item.key === key)?.questionText ?? key;
  await expect(listOf('You did not know these yet')).toHaveCount(1);
  await expect(listOf('You did not know these yet')).toContainText(wordsOf(notKnown));
  await expect(listOf('You left these empty')).toContainText(leftEmpty.map(wordsOf));

  const values = await download(page);
  const before = await downloadVersion(page, server.url, sessionId, version);
  expect(given.filter((one) => holds(before, one))).toEqual([]);
  expect(listDifferences(expectValues(before, given), values)).toEqual([]);
  for (const [name, max] of Object.entries(budget))
    expect.soft(thumb.count[name as keyof typeof budget], name).toBeLessThanOrEqual(max);
});
