import { expect, it } from 'vitest';
import { parseSaved, parseSavedAt } from './parse-saved.ts';

const savedAt = '2026-11-22T10:00:00.000Z';

it('tells when and as which version something was saved', () => {
  expect(parseSaved({ success: true, version: 4, savedAt })).toEqual({
    version: 4,
    savedAt: new Date(savedAt),
  });
});

it('takes nothing for saved of which the answer does not say so', () => {
  for (const answer of [null, 'welcome', {}, { savedAt: 'today' }, { savedAt: null }])
    expect(() => parseSavedAt(answer), JSON.stringify(answer)).toThrow(TypeError);
  for (const version of [undefined, '4', 4.5])
    expect(() => parseSaved({ savedAt, version })).toThrow(TypeError);
});
