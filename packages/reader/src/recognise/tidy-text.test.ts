import { expect, test } from 'vitest';
import { tidyText } from './tidy-text.ts';

test.each([
  ['Self -employed', 'Self-employed'],
  ['‘Venezuelan', 'Venezuelan'],
  ['Lima , Peru', 'Lima, Peru'],
  ['D’Souza', "D'Souza"],
  ['CAP—HAÏTIEN', 'CAP-HAÏTIEN'],
  ['St. Paul', 'St. Paul'],
  ['N/A', 'N/A'],
])('%s becomes %s', (read, tidy) => {
  expect(tidyText(read)).toBe(tidy);
});
