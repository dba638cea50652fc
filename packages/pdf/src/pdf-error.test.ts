import { expect, test } from 'vitest';
import { findPdfErrorCode, PdfError } from './pdf-error.ts';

const asError = (parts: object) => Object.assign(new Error('from a thread'), parts);

test('a PdfError is known by its code, also without its class', () => {
  expect(findPdfErrorCode(new PdfError('damaged', 'The file is damaged.'))).toBe('damaged');
  expect(findPdfErrorCode(asError({ name: 'PdfError', code: 'too-complex' }))).toBe('too-complex');
});

test('an error of another kind, or with a code that there is not, is none', () => {
  const others = [
    asError({ code: 'damaged' }),
    asError({ name: 'PdfError' }),
    asError({ name: 'PdfError', code: 'constructor' }),
    { name: 'PdfError', code: 'damaged' },
    null,
  ];
  expect(others.map(findPdfErrorCode)).toEqual(others.map(() => null));
});
