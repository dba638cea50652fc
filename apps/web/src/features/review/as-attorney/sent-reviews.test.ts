import { beforeEach, expect, it, vi } from 'vitest';
import { isSentFromHere, rememberSentReview } from './sent-reviews.ts';

const stored = new Map<string, string>();
beforeEach(() => {
  stored.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
});

it('knows the review that was sent from this browser, and no other one of the link or of another link', () => {
  const [first, later] = ['2026-02-01T10:00:00.000Z', '2026-02-02T10:00:00.000Z'];
  expect(isSentFromHere('one', first)).toBe(false);
  rememberSentReview('one', first);
  rememberSentReview('two', later);
  expect(isSentFromHere('one', first)).toBe(true);
  expect(isSentFromHere('one', later)).toBe(false);
  expect(isSentFromHere('two', first)).toBe(false);
});

it.each(['', 'no json', 'null', '[]'])('knows nothing where something else is stored: %j', (text) => {
  stored.set('sentReviews', text);
  expect(isSentFromHere('one', '2026-02-01T10:00:00.000Z')).toBe(false);
});
