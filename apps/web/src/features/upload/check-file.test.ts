import { maxUploadBytes } from '@puente/contract';
import { expect, it } from 'vitest';
import { findFileFault } from './check-file.ts';

it('takes a PDF of exactly the limit and refuses one byte more', () => {
  expect(findFileFault({ type: 'application/pdf', size: 10 * 1024 * 1024 }, maxUploadBytes)).toBeNull();
  expect(findFileFault({ type: 'application/pdf', size: 10 * 1024 * 1024 + 1 }, maxUploadBytes)).toBe(
    'tooLarge',
  );
});

it('names the wrong type before the size', () => {
  expect(findFileFault({ type: 'image/png', size: 50 * 1024 * 1024 }, maxUploadBytes)).toBe('invalid');
  expect(findFileFault({ type: '', size: 1 }, maxUploadBytes)).toBe('invalid');
});
