import { afterAll, beforeAll } from 'vitest';
import { createReader, type Reader } from '../index.ts';

/** A reader for all tests of a file, started before the first of them and ended after the last. */
export function warmReader(): Reader {
  const reader = createReader();
  beforeAll(() => reader.warm(), 120_000);
  afterAll(() => reader.close());
  return reader;
}
