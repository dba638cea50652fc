import { expect, test } from 'vitest';
import { findForks } from './check-form-forks.ts';

test('a comparison with the name of a form is a fork, from either side and in a switch', () => {
  expect(findForks("if (form === 'I-485') fill();\nif ('I-765' !== form) stop();")).toEqual([1, 2]);
  expect(findForks('switch (form) {\n  case "I-589":\n    return 1;\n}')).toEqual([2]);
});

test('a table by form is a fork', () => {
  expect(findForks("const pages = {\n  'I-485': 24,\n  ['I-765']: 7,\n};")).toEqual([2, 3]);
});

test('naming a form, asking the registry and telling of it are none', () => {
  const lines = [
    "const { sections } = answersOf('I-485');",
    'const forms = ["I-485", "I-765"] as const;',
    "type TargetForm = 'I-485' | 'I-765';",
    "t('title', { form: 'I-485' });",
    '// Part 14 of the I-485: overflow',
  ];
  expect(findForks(lines.join('\n'))).toEqual([]);
});
