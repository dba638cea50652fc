import { expect, it } from 'vitest';
import { toDocumentNumber } from './document-number.ts';

it('reads passport numbers, which have a digit', () => {
  expect(toDocumentNumber('No. p 01-23456')?.value).toBe('P0123456');
  expect(toDocumentNumber('lost')).toBeNull();
});
