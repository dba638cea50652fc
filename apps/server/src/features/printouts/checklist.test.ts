import { checklistLines, checklistParts, getPassage, getSource } from '@puente/forms/knowledge';
import { openPdf } from '@puente/pdf';
import { formatDay, type Language, languages } from '@puente/texts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts';
import { listDatabaseKinds } from '../../testing/test-databases.ts';
import { knowledge } from '../legal/index.ts';
import { toChecklist } from './to-checklist.ts';

const [kind] = await listDatabaseKinds();
if (!kind) throw new Error('no database');

const told = checklistParts.flatMap((part) =>
  checklistLines(part).flatMap(({ passage, sentences }) =>
    sentences.map((id) => ({ passage, id, facts: getPassage(passage).sentences[id] })),
  ),
);
const dueDays = told.map(({ facts }) => facts?.checkBy ?? '').toSorted();
const dayAfter = (day: string) => new Date(new Date(day).getTime() + 24 * 60 * 60_000);
const [firstDue = '', lastDue = ''] = [dueDays[0], dueDays.at(-1)];
const fresh = new Date(firstDue);
const partlyOld = dayAfter(firstDue);
const longAfter = dayAfter(lastDue);

const itemsOf = (language: Language, today: Date) =>
  toChecklist(language, today).flatMap((block) => (block.kind === 'list' ? block.items : []));
const wordsOf = (language: Language, today: Date) =>
  itemsOf(language, today)
    .map(({ text }) => text)
    .join(' ');

describe.each(languages)('the checklist in $code', ({ code }) => {
  it('tells every sentence that it names, with a source and a day under each line', () => {
    const words = wordsOf(code, fresh);
    for (const { passage, id, facts } of told) {
      expect(facts, id).toBeDefined();
      expect(words).toContain(knowledge(code)[passage]?.sentences[id]);
    }
    const days = new Set(told.map(({ facts }) => formatDay(facts?.checked ?? '', code)));
    for (const { text, small } of itemsOf(code, fresh)) {
      expect(
        [...days].some((day) => small?.includes(day)),
        text,
      ).toBe(true);
      expect(small, text).not.toMatch(/null|undefined|\{\{/);
    }
    for (const block of toChecklist(code, fresh))
      if ('text' in block) expect(block.text).not.toMatch(/print:|\{\{/);
  });

  it('names no amount, and tells nobody what to do', () => {
    const words = wordsOf(code, fresh);
    expect(words).not.toMatch(/\$|\d dollars|\d dólares/);
    expect(words).not.toMatch(/\byou (should|must|qualify)\b|\b(debería|le conviene)\b/i);
  });

  it('repeats no sentence after its day, and names its page instead', () => {
    const words = wordsOf(code, partlyOld);
    const old = told.filter(({ facts }) => facts?.checkBy === firstDue);
    expect(old.length).toBeGreaterThan(5);
    expect(old.length).toBeLessThan(told.length);
    for (const { passage, id, facts } of told) {
      const sentence = knowledge(code)[passage]?.sentences[id] ?? '';
      const isOld = old.some((one) => one.id === id);
      expect(words.includes(sentence), id).toBe(!isOld);
      if (isOld && facts) expect(words).toContain(getSource(facts.source).page);
    }
    const after = wordsOf(code, longAfter);
    for (const { passage, id } of told) expect(after).not.toContain(knowledge(code)[passage]?.sentences[id]);
    expect(itemsOf(code, longAfter).length).toBeGreaterThanOrEqual(checklistParts.length);
  });
});

describe('the checklist as a PDF', { timeout: 120_000 }, () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp(kind);
  });
  afterAll(() => test.close());

  async function read(bytes: Uint8Array) {
    const file = await openPdf(bytes, { maxPages: 100 });
    try {
      const pages = Array.from({ length: file.pageCount }, (_, at) => file.readWords(at + 1));
      return pages.map((words) => words.map(({ text }) => text).join(' '));
    } finally {
      file.close();
    }
  }

  it.each([
    ['en', 'What to gather for the I-485', 'Where free help is'],
    ['es', 'Qué reunir para el I-485', 'Dónde hay ayuda gratis'],
  ])('opens in %s, has two to four pages, each of them dated', async (language, first, last) => {
    const answer = await test.newBrowser().send('GET', `/api/checklist?lang=${language}`);
    expect([answer.status, answer.headers['content-type']]).toEqual([200, 'application/pdf']);
    const pages = await read(answer.bytes);
    expect(pages.length).toBeGreaterThanOrEqual(2);
    expect(pages.length).toBeLessThanOrEqual(4);
    expect(pages[0]).toContain(first);
    expect(pages.at(-1)).toContain(last);
    for (const page of pages) expect(page).toMatch(/(Made on|Hecha el) .*20\d\d\./);
  });

  it('is drawn once a day, may be kept by any cache, and sets no cookie for whoever asks', async () => {
    const owner = test.newBrowser();
    await owner.signUp();
    const answer = await owner.send('GET', '/api/checklist?lang=en');
    expect(answer.headers['cache-control']).toBe('public, max-age=3600');
    expect(answer.headers.vary).toContain('accept-language');
    expect(answer.headers['set-cookie']).toBeUndefined();
    const again = await test.newBrowser().send('GET', '/api/checklist?lang=en');
    expect(again.bytes.equals(answer.bytes)).toBe(true);
    // At any other address the cookie of a session that ended is taken back.
    owner.cookies.set('puente_session', 'ended');
    expect((await owner.send('GET', '/api/checklist?lang=en')).headers['set-cookie']).toBeUndefined();
    expect((await owner.send('GET', '/api/auth/me')).headers['set-cookie']).toBeDefined();
    test.passTime(24 * 60 * 60_000);
    const later = await test.newBrowser().send('GET', '/api/checklist?lang=en');
    expect(later.bytes.equals(answer.bytes)).toBe(false);
  });
});
