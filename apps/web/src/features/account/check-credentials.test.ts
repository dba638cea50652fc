import { expect, it } from 'vitest';
import { findFault } from './check-credentials.ts';

const typed = { email: 'marisol@example.org', password: 'walnut', confirm: 'walnut' };

it('names the first fault in the specified order', () => {
  expect(findFault({ email: '', password: '', confirm: 'x' }, 6)).toBe('email');
  expect(findFault({ ...typed, email: 'marisol' }, 6)).toBe('email');
  expect(findFault({ ...typed, password: 'walnu', confirm: 'x' }, 6)).toBe('short');
  expect(findFault({ ...typed, confirm: 'Walnut' }, 6)).toBe('match');
  expect(findFault(typed, 6)).toBeNull();
});

it('compares nothing where the password is typed once', () => {
  expect(findFault({ ...typed, confirm: null }, 6)).toBeNull();
});
