import type { ThreadPool } from '@puente/threads';
import { expect, test } from 'vitest';
import { openEditions } from '../editions/open-editions.ts';
import { assignPages } from '../identify/identify-pages.ts';
import type { PageGuess } from '../identify/rank-page.ts';
import type { MissingPages, PageRank } from '../threads/page-tasks.ts';
import type { Run } from './page-calls.ts';
import { rankPages } from './rank-pages.ts';

const pageCount = 12;
/** Each picture lies elsewhere, so that it can be told by its map. */
const toMap = (page: number) => [1, 0, page, 0, 1, 0, 0, 0, 1] as const;
const toGuess = (page: number, score: number): PageGuess => ({
  form: 'I-589',
  edition: '01/20/25',
  page,
  toImage: toMap(page),
  score,
});
const toRank = (guesses: readonly PageGuess[], isEmpty = false): PageRank => ({
  guesses,
  isEmpty,
  writing: 1,
});
const clear = (page: number) => toRank([toGuess(page, 0.9)]);
const likeNone = toRank([]);

/** Ranks an upload of pictures; `lookAgain` is what a second look at one finds. Gives what was found, and what was asked. */
async function rank(first: readonly PageRank[], lookAgain: (page: number) => PageRank) {
  const asked: Array<{ readonly page: number; readonly missing: MissingPages }> = [];
  const look = async ({ page, missing }: { page: number; missing?: MissingPages }) => {
    if (!missing) return first[page - 1];
    asked.push({ page, missing });
    return lookAgain(page);
  };
  const pool = { run: ({ input }: { input: { page: number } }) => look(input) } as unknown as ThreadPool;
  const editions = openEditions({ id: '', bytes: new Uint8Array() });
  const { signal } = new AbortController();
  const run = { pool, editions, signal, document: { id: 'd' }, report: () => {} } as unknown as Run;
  const pages = first.map((_, at) => ({ page: at + 1, nature: 'picture', guesses: [], text: null }) as const);
  const found = await rankPages(run, { pages, formFields: null });
  const identity = assignPages(found.map(({ guesses }) => guesses));
  return { asked, found: identity?.pages.map(({ guess }) => guess?.page ?? null) };
}

const upload = (lost: Readonly<Record<number, PageRank>>) =>
  Array.from({ length: pageCount }, (_, at) => lost[at + 1] ?? clear(at + 1));
const whole = Array.from({ length: pageCount }, (_, at) => at + 1);

test('a faint picture is looked at again for the page that is missing, where its neighbours lie, and is found', async () => {
  const { asked, found } = await rank(upload({ 9: likeNone }), () => toRank([toGuess(9, 0.5)]));
  expect(asked).toEqual([
    {
      page: 9,
      missing: { form: 'I-589', edition: '01/20/25', pages: [9], others: [toMap(8), toMap(10)] },
    },
  ]);
  expect(found).toEqual(whole);
});

test('two faint pictures are looked at for both pages, and each takes the one it is like', async () => {
  const seen: Record<number, number> = { 2: 3, 3: 2 };
  const { asked, found } = await rank(upload({ 2: likeNone, 3: likeNone }), (page) =>
    toRank([toGuess(seen[page] ?? 0, 0.55), toGuess(page, 0.41)]),
  );
  expect(asked.map(({ missing }) => missing.pages)).toEqual([
    [2, 3],
    [2, 3],
  ]);
  expect(found).toEqual([1, 3, 2, ...whole.slice(3)]);
});

test('a second look that finds nothing, or fails, costs nothing', async () => {
  const lost = [...whole.slice(0, 8), null, ...whole.slice(9)];
  expect((await rank(upload({ 9: likeNone }), () => likeNone)).found).toEqual(lost);
  const failing = () => {
    throw new Error('the thread failed');
  };
  expect((await rank(upload({ 9: likeNone }), failing)).found).toEqual(lost);
});

test('nothing is looked at again where no page is missing, on empty backs, and in a pile of other papers', async () => {
  const again = () => toRank([toGuess(9, 0.5)]);
  const others = (count: number) => Array.from({ length: count }, () => likeNone);
  expect((await rank([...upload({}), likeNone], again)).asked).toEqual([]);
  expect((await rank(upload({ 9: toRank([], true) }), again)).asked).toEqual([]);
  expect((await rank([...upload({}).slice(0, 8), ...others(5)], again)).asked).toEqual([]);
  expect((await rank([...upload({}).slice(0, 2), ...others(1)], again)).asked).toEqual([]);
});
