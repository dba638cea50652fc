import { expect, it } from 'vitest';
import { dismissToast, getToast, showToast, subscribeToToasts } from './toast-store.ts';

it('shows one message at a time: the newest replaces the one before', () => {
  let changes = 0;
  const stop = subscribeToToasts(() => {
    changes += 1;
  });
  showToast({ title: 'first' });
  const first = getToast();
  showToast({ title: 'second' });
  expect(getToast()?.title).toBe('second');

  dismissToast(first?.id ?? -1);
  expect(getToast()?.title, 'a late dismissal of the old one leaves the new one').toBe('second');

  dismissToast(getToast()?.id ?? -1);
  expect(getToast()).toBeNull();
  expect(changes).toBe(3);
  stop();
});
