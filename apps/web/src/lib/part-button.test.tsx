// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { loadTexts, startI18n } from './i18n/i18n.ts';
import { LegalButton } from './legal/legal-button.tsx';

vi.mock('./legal/legal-dialog.tsx', () => {
  throw new Error('the connection is lost');
});

beforeAll(async () => {
  await startI18n();
  await loadTexts('legal');
});
beforeEach(() => {
  // React reports what the guard has caught.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('says where the code of a part did not come, leaves the page as it is, and goes away when told', async () => {
  render(
    <>
      <input aria-label="Name" defaultValue="Ana" />
      <LegalButton form="I-485">Ask</LegalButton>
    </>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Ask' }));
  expect((await screen.findByRole('alert')).textContent).toContain('did not arrive');
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveProperty('value', 'Ana');
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('alert')).toBeNull();
});
