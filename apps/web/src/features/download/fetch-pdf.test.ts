import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isSignedOut } from '../../lib/api/api-error.ts';
import { type DownloadTexts, downloadPdf, fetchPdf } from './fetch-pdf.ts';

const texts: DownloadTexts = {
  generate: 'Failed to generate PDF',
  format: 'Server returned invalid response format',
  empty: 'Downloaded PDF is empty',
  zeroSize: 'Downloaded PDF has zero size',
  both: 'Both generation and direct download methods failed',
  status: (status) => `Failed to download PDF (HTTP ${status})`,
};
const report = {
  success: true,
  message: '',
  official: true,
  ownBlank: false,
  edition: '01/20/25',
  pageCount: 24,
  moved: [],
  adjusted: [],
  withheld: [],
};
const pdf = () => new Response('%PDF-1.7');
const json = (body: unknown) => Response.json(body);

const answers = { generate: () => json(report), download: pdf };
beforeEach(() => {
  answers.generate = () => json(report);
  answers.download = pdf;
  vi.stubGlobal('fetch', async (path: string) =>
    path.endsWith('generate-pdf') ? answers.generate() : answers.download(),
  );
});
afterEach(() => vi.unstubAllGlobals());

it('leaves an answer that asks for an account as it is, without a second try', async () => {
  const refuse = vi.fn(() =>
    Response.json({ code: 'not_signed_in', message: 'Please sign in' }, { status: 401 }),
  );
  answers.generate = refuse;
  answers.download = refuse;
  const error = await fetchPdf('s1', texts).catch((caught: unknown) => caught);
  expect(isSignedOut(error)).toBe(true);
  expect(refuse).toHaveBeenCalledTimes(1);
});

it('generates and downloads, and gives the report of what went where', async () => {
  const fetched = await fetchPdf('s1', texts);
  expect(await fetched.pdf.text()).toBe('%PDF-1.7');
  expect(fetched.report).toEqual(report);
});

it.each([
  ['the server refuses', () => new Response('{}', { status: 500 })],
  ['the answer is not JSON', () => new Response('<html>')],
  ['the server says it did not succeed', () => json({ ...report, success: false })],
])('downloads directly when %s', async (_, generate) => {
  answers.generate = generate;
  const fetched = await fetchPdf('s1', texts);
  expect(await fetched.pdf.text()).toBe('%PDF-1.7');
  expect(fetched.report).toBeNull();
});

it('says that both ways failed, with the first cause', async () => {
  answers.generate = () => json({ ...report, success: false, message: 'The blank is damaged' });
  answers.download = () => new Response('', { status: 500 });
  const error = await fetchPdf('s1', texts).catch((reason: unknown) => reason as Error);
  expect(error).toMatchObject({ message: texts.both, cause: { message: 'The blank is damaged' } });
});

it('names an empty answer and the HTTP status of a refused one', async () => {
  answers.download = () => new Response('');
  await expect(downloadPdf('s1', texts)).rejects.toThrow('Downloaded PDF has zero size');
  answers.download = () => new Response(null);
  await expect(downloadPdf('s1', texts)).rejects.toThrow('Downloaded PDF is empty');
  answers.download = () => new Response('<html>', { status: 502 });
  await expect(downloadPdf('s1', texts)).rejects.toThrow('Failed to download PDF (HTTP 502)');
});
