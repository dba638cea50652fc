import { expect, test } from 'vitest';
import { toPdfErrorCode } from './to-pdf-error-code.ts';

const asPdfError = (code: string) => Object.assign(new Error('of a file'), { name: 'PdfError', code });

test('a fault of the file is told to its person', () => {
  expect(toPdfErrorCode(asPdfError('password-protected'))).toBe('pdf_password_protected');
});

test('a fault of a blank, or one that nobody knows, is none of the file', () => {
  for (const code of ['field-missing', 'fill-failed', 'constructor', 'new-fault'])
    expect(toPdfErrorCode(asPdfError(code))).toBeNull();
});
