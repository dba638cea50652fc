import { describe, expect, it } from 'vitest';
import {
  isAbsentWord,
  isMisreadAbsentWord,
  isPerhapsMisreadAbsentWord,
  isTornAbsentWord,
} from './absent-words.ts';

describe('words that say there is no value', () => {
  it.each([
    'N/A',
    'n.a.',
    'NA',
    'None',
    'UNKNOWN',
    'Same',
    'Applied for',
    '-',
    '---',
    ' ',
    'Ninguno',
    'Néant',
    'same as above',
  ])('takes %j for no value', (text) => expect(isAbsentWord(text)).toBe(true));
  it.each(['Nadia', 'None Street', 'Samuel', 'Nana', 'N14', '0', 'Nina'])('keeps %j', (text) => {
    expect(isAbsentWord(text)).toBe(false);
    expect(isMisreadAbsentWord(text)).toBe(false);
  });
  it('knows a slash read for another sign, but not an apartment number', () => {
    expect(['N|A', 'N1A', 'N\\A', 'n/4', 'V/A', 'W|A', 'NV/A', 'IV/A'].every(isMisreadAbsentWord)).toBe(true);
    expect(['N4', 'V1', 'H A', 'WA', 'U/B', 'AV/A', 'NN/A'].some(isMisreadAbsentWord)).toBe(false);
    expect(['/A', 'N/', '\\ a', 'n /'].every(isTornAbsentWord)).toBe(true);
    expect(['A', 'N', '/', '1/A', 'N/B', '/AB'].some(isTornAbsentWord)).toBe(false);
    expect(isPerhapsMisreadAbsentWord('NIA')).toBe(true);
    expect(isPerhapsMisreadAbsentWord('Nia')).toBe(false);
  });
});
