import { execFileSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPdf } from '@puente/pdf';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findRequestLanguage } from '../../platform/http/find-request-language.ts';
import type { Browser } from '../../testing/browser.ts';
import { drawPdf } from '../../testing/sample-pdf.ts';
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts';
import { listDatabaseKinds } from '../../testing/test-databases.ts';

const [kind] = await listDatabaseKinds();
if (!kind) throw new Error('no database');

async function read(bytes: Uint8Array) {
  const file = await openPdf(bytes, { maxPages: 100 });
  try {
    const pages = Array.from({ length: file.pageCount }, (_, i) => file.readWords(i + 1));
    const values = file.readFormValues().filter(({ value }) => value);
    return {
      pageCount: file.pageCount,
      text: pages.map((words) => words.map(({ text }) => text).join(' ')),
      values: values.map(({ value }) => value),
    };
  } finally {
    file.close();
  }
}

/** As it is told while its report is fresh, and once nobody has looked for long. */
const refused = /no longer accepts edition 01\/20\/25|had stopped taking edition 01\/20\/25/;

/** What each page beside the form says at its top, in the words of the download step. */
const stamp = {
  en: /^For practice, not for filing: edition 01\/20\/25 (is|was) reported as no longer accepted\./,
  es: /^Para practicar, no para presentar: se inform(a|ó) que ya no acepta(n|ban) la edición 01\/20\/25\./,
};

/** A second opinion, where it is installed. */
const checker = 'qpdf';
const hasQpdf = (() => {
  try {
    execFileSync(checker, ['--version']);
    return true;
  } catch {
    return false;
  }
})();

function checkWithQpdf(bytes: Uint8Array) {
  const path = join(mkdtempSync(join(tmpdir(), 'puente-packet-')), 'packet.pdf');
  writeFileSync(path, bytes);
  return execFileSync(checker, ['--check', path], { encoding: 'utf8' });
}

describe('printouts beside the filled form', { timeout: 180_000 }, () => {
  let test: TestApp;
  let owner: Browser;
  let id: string;
  const get = (route: string, headers?: Record<string, string>) =>
    owner.send('GET', `/api/documents/${id}/${route}`, undefined, headers);
  beforeAll(async () => {
    test = await startTestApp(kind, { env: { DONATION_URL: 'https://donate.example.org/puente' } });
    owner = test.newBrowser();
    await owner.signUp();
    id = await owner.upload(await drawPdf());
    await owner.process(id);
  });
  afterAll(() => test.close());

  it('looks the form over before it is filed, without an account and without filling anything', async () => {
    const browser = test.newBrowser();
    const session = await browser.upload(await drawPdf());
    const before = await browser.send('GET', `/api/documents/${session}/preflight`);
    expect([before.status, before.json.code]).toEqual([409, 'no_form_data']);
    const { formData } = await browser.process(session);
    const answer = await browser.send('GET', `/api/documents/${session}/preflight`);
    expect(answer.status).toBe(200);
    expect(answer.json).toMatchObject({
      form: 'I-485',
      edition: '01/20/25',
      official: false,
      standing: { status: 'not-accepted', officialPage: 'uscis.gov/i-485' },
      editedFromPaper: [],
    });
    const paths = answer.json.missing.map(({ path }: { path: string | null }) => path);
    expect(paths).toContain('biographic_characteristics.ethnicity');
    expect(paths).not.toContain('biographic_information.full_name.given_name');
    const codes = answer.json.notes.map(({ code }: { code: string }) => code);
    expect(codes).toContain('story-not-carried');

    const person = formData?.biographic_information as { full_name: object };
    await browser.send('PUT', `/api/documents/${session}/form`, {
      ...formData,
      biographic_information: { ...person, full_name: { ...person.full_name, given_name: 'Marisol Elena' } },
    });
    const after = await browser.send('GET', `/api/documents/${session}/preflight`);
    expect(after.json.editedFromPaper).toEqual([
      { path: 'biographic_information.full_name.given_name', asRead: 'Marisol', now: 'Marisol Elena' },
    ]);
    expect(after.json.version).toBeGreaterThan(answer.json.version);
  });

  it('shows the pages of the filled form as pictures that no browser keeps', async () => {
    const page = await get('filled-pages/1');
    expect(page.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'no-store',
    });
    const { width, height } = await sharp(page.bytes).metadata();
    expect([width, height]).toEqual([1020, 1320]);
    expect((await get('filled-pages/2')).bytes.equals(page.bytes)).toBe(false);
    expect((await get('filled-pages/25')).status).toBe(404);
    expect((await get('filled-pages/0')).status).toBe(404);
    const { formData } = await owner.get(id);
    await owner.send('PUT', `/api/documents/${id}/form`, { ...formData, filing_category: 'asylee' });
    expect((await get('filled-pages/1')).status).toBe(200);
  });

  it('writes instructions for the form at hand and the answers given', async () => {
    const answer = await get('instructions?lang=en');
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="I-485-Instructions.pdf"',
      'cache-control': 'no-store',
    });
    const text = (await read(answer.bytes)).text.join(' ');
    for (const part of [
      'Form I-485: instructions for you',
      'Page 22, Part 10, Item 4',
      'Pages 13-21, Part 9, Items 1-86',
      'uscis.gov/g-1055',
      'Form I-693',
      'Not verified (',
      'A worksheet, not for filing',
      'November 20, 2026',
    ])
      expect(text).toContain(part);
    expect(text).toMatch(refused);
    expect(text).not.toMatch(/you should|\$\d/i);
    // Somebody's name is not what instructions are about.
    expect(text).not.toContain('Quispe');
  });

  it('writes them in Spanish for those who ask in Spanish', async () => {
    const asked = await read((await get('instructions?lang=es')).bytes);
    expect(asked.text.join(' ')).toContain('Formulario I-485: instrucciones para usted');
    expect(asked.text.join(' ')).toContain('Dónde firmar');
    const byBrowser = await get('instructions', { 'accept-language': 'es-MX,es;q=0.9,en;q=0.5' });
    expect((await read(byBrowser.bytes)).text.join(' ')).toContain('Qué falta todavía');
  });

  it('stamps every page beside a form whose edition is reported as refused, and never the form', async () => {
    for (const language of ['en', 'es'] as const) {
      const instructions = await read((await get(`instructions?lang=${language}`)).bytes);
      for (const text of instructions.text) expect(text).toMatch(stamp[language]);
      const form = await read((await get('download-pdf')).bytes);
      const packet = await read((await get(`packet?lang=${language}`)).bytes);
      const added = packet.pageCount - form.pageCount;
      for (const text of packet.text.slice(0, added)) expect(text).toMatch(stamp[language]);
      const own = [...form.text, ...packet.text.slice(added)].join(' ');
      expect(own).not.toMatch(/For practice|Para practicar/);
    }
  });

  it('stamps nothing beside a form whose edition is not reported as refused', async () => {
    const browser = test.newBrowser();
    await browser.signUp();
    const session = await browser.upload(await drawPdf());
    await browser.process(session, 'process-i765');
    const answer = await browser.send('GET', `/api/documents/${session}/packet?lang=en`);
    const { text } = await read(answer.bytes);
    expect(text[0]).toContain('Form I-765: checklist for your packet');
    expect(text.join(' ')).not.toContain('For practice');
  });

  it('binds checklist, instructions and form into one sound PDF whose form pages and values are unchanged', async () => {
    const form = await read((await get('download-pdf')).bytes);
    const answer = await get('packet?lang=en');
    expect(answer.headers['content-disposition']).toBe('attachment; filename="I-485-Packet.pdf"');
    const packet = await read(answer.bytes);
    const added = packet.pageCount - form.pageCount;
    expect(added).toBeGreaterThan(2);
    expect(packet.text[0]).toContain('Form I-485: checklist for your packet');
    expect(packet.text[0]).toContain('Quispe');
    for (const place of [0, 1]) {
      expect(packet.text[place]).toMatch(refused);
      expect(packet.text[place]).toContain('read on October 2, 2026');
      expect(packet.text[place]).toContain('as quoted in a public software project');
    }
    expect(packet.text.slice(added).join(' ')).not.toMatch(refused);
    expect(packet.text[1]).toContain('Form I-485: instructions for you');
    expect(packet.text.slice(added)).toEqual(form.text);
    expect(packet.values).toEqual(form.values);
    if (hasQpdf) expect(checkWithQpdf(answer.bytes)).toContain('No syntax or stream encoding errors found');
  });

  it('prints beside the form what differs from the paper, with the own words on it', async () => {
    const before = await read((await get('packet?lang=en')).bytes);
    expect(before.text.join(' ')).not.toContain('04/17/1987');
    const { formData } = await owner.get(id);
    const person = formData?.biographic_information as object;
    await owner.send('PUT', `/api/documents/${id}/form`, {
      ...formData,
      biographic_information: { ...person, date_of_birth: '04/17/1987' },
    });
    const drafts = { 'p1-3-date-of-birth': 'My I-589 has the wrong year.' };
    await owner.send('PUT', `/api/documents/${id}/box-answers`, { answers: {}, drafts });
    const { text } = await read((await get('packet?lang=en')).bytes);
    expect(text[1]).toContain('What you said before and what your I-485 says now');
    expect(text[1]).toMatch(/On your I-589, as we read it: .*1988/);
    expect(text[1]).toContain('On your form now: 04/17/1987');
    expect(text[1]).toContain('Your own words on it: My I-589 has the wrong year.');
    await owner.send('PUT', `/api/documents/${id}/form`, formData);
    await owner.send('PUT', `/api/documents/${id}/box-answers`, {
      answers: {},
      drafts: { 'p1-3-date-of-birth': '' },
    });
  });

  it('takes what the font lacks out of the answers it prints, and leaves the form as it is', async () => {
    const browser = test.newBrowser();
    await browser.signUp();
    const session = await browser.upload(await drawPdf());
    const { formData } = await browser.process(session, 'process-i765');
    await browser.send('PUT', `/api/documents/${session}/form`, {
      ...formData,
      other_names: Array.from({ length: 6 }, (_, i) => ({
        family_name: `Ñandú${i} Żółć`,
        given_name: 'Мария',
        middle_name: '',
      })),
    });
    const answer = await browser.send('GET', `/api/documents/${session}/packet?lang=es`);
    expect([answer.status, answer.headers['content-disposition']]).toEqual([
      200,
      'attachment; filename="I-765-Packet.pdf"',
    ]);
    expect((await read(answer.bytes)).text[1]).toContain('Formulario I-765');
  });

  it('names where to donate only when the operator has set it', async () => {
    expect((await owner.send('GET', '/api/health')).json.donationUrl).toBe(
      'https://donate.example.org/puente',
    );
  });
});

it.each([
  [{ query: { lang: 'es' }, headers: { 'accept-language': 'en' } }, 'es'],
  [{ query: { lang: 'xx' }, headers: { 'accept-language': 'fr, es;q=0.4' } }, 'es'],
  [{ query: {}, headers: { 'accept-language': 'es;q=0.3, en;q=0.8' } }, 'en'],
  [{ query: {}, headers: {} }, 'en'],
] as const)('finds the language of %j: %s', (request, language) => {
  expect(findRequestLanguage(request)).toBe(language);
});
