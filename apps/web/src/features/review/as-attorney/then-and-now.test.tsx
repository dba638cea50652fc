// @vitest-environment happy-dom
import type { OpenedReview } from '@puente/contract';
import { fireEvent, render, screen } from '@testing-library/react';
import { beforeAll, expect, it, vi } from 'vitest';
import { loadTexts, startI18n } from '../../../lib/i18n/i18n.ts';
import { ThenAndNow } from './then-and-now.tsx';

vi.mock('./review-mirror.tsx', () => {
  throw new Error('the connection is lost');
});

beforeAll(async () => {
  await startI18n();
  await loadTexts('attorney', 'guide');
});

it('says below its button where the mirror did not come, and is closed again', async () => {
  // React reports what the guard has caught.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  render(<ThenAndNow review={{} as OpenedReview} />);
  const opener = screen.getByRole('button', { name: 'What the I-589 said, beside the answers' });
  fireEvent.click(opener);
  expect((await screen.findByRole('alert')).textContent).toContain('did not arrive');
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(opener.getAttribute('aria-expanded')).toBe('false');
});
