import { expect, it } from 'vitest';
import { email } from './email.ts';

it('reads an address on paper whose characters stand apart', () => {
  expect(email.parse('ada @ example.org')?.value).toBe('ada@example.org');
  expect(email.parse('ada@example')).toBeNull();
});

it.each([
  [' ada@example.org ', null],
  ['ada@mail.example.museum', null],
  ['ada@example', 'email-format'],
  ['a da@example.org', 'email-format'],
  ['ada@@example.org', 'email-format'],
  ['ada@example.o', 'email-format'],
])('says of %j that is typed: %s', (typed, problem) => {
  expect(email.problem(typed)).toBe(problem);
});
