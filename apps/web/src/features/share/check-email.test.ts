import { expect, it } from 'vitest';
import { checkEmail } from './check-email.ts';

it.each([
  ['', 'required'],
  ['   ', 'required'],
  ['lawyer', 'invalid'],
  ['lawyer@example', 'invalid'],
  ['law yer@example.org', 'invalid'],
  ['a@b@example.org', 'invalid'],
  [' lawyer@example.org ', null],
])('finds in %j: %s', (typed, problem) => {
  expect(checkEmail(typed)).toBe(problem);
});
