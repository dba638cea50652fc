import { afterEach, beforeEach, expect, test } from 'vitest';
import { readDocument } from './read-document.ts';
import { ThreadPool } from './threads/thread-pool.ts';

let pool: ThreadPool;

beforeEach(() => {
  const entry = new URL('./threads/testing/deadly-thread.ts', import.meta.url);
  pool = new ThreadPool({ entry, size: 2, maxHeldBytes: 100 });
});

afterEach(() => pool.close());

const read = (fileName: string) => readDocument(pool, new Uint8Array(1), { fileName });

test.each(['outline.pdf', 'all-pages.pdf'])(
  'a file that takes its threads down (%s) is too complex, and the next one is read',
  async (fileName) => {
    await expect(read(fileName)).rejects.toMatchObject({ name: 'PdfError', code: 'too-complex' });
    const { paper, rawTextDone } = await read('one-page.pdf');
    expect(paper).toBeNull();
    expect(await rawTextDone).toHaveLength(4);
  },
);

test('one page that takes its thread down does not cost the others', async () => {
  const { source, rawTextDone } = await read('one-page.pdf');
  expect(source).toMatchObject({ form: 'unknown', notes: [] });
  expect(await rawTextDone).toEqual([1, 2, 3, 4].map((page) => `text of page ${page}`));
});
