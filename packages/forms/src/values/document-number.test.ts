import { expect, it } from 'vitest';
import { documentNumber } from './document-number.ts';

it('reads passport numbers, which have a digit', () => {
  expect(documentNumber.parse('No. p 01-23456')?.value).toBe('P0123456');
  expect(documentNumber.parse('No: P\u2212012\u201134')?.value).toBe('P01234');
  expect(documentNumber.parse('lost')).toBeNull();
});
