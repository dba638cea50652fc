// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { loadTexts, startI18n } from '../../lib/i18n/i18n.ts';
import { LinkEnded } from './link-ended.tsx';

beforeAll(async () => {
  await startI18n();
  await loadTexts('attorney');
});
afterEach(cleanup);

it('tells whoever opens a link for one browser in a second one what it is, and what to do', () => {
  render(<LinkEnded how="used" />);
  expect(screen.getByRole('heading').textContent).toBe('This link was already opened');
  const said = document.body.textContent ?? '';
  expect(said).toContain('It opens in one browser only, and another browser has opened it.');
  expect(said).toContain('please ask the applicant to show you the link again');
});
