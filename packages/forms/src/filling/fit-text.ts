import { hasForeignLetters, toOneLine } from '../values/spelling/latin-text.ts';
import { parseAllowedCharacters, toAllowedText } from './allowed-characters.ts';

export interface BoxLimits {
  /** Most characters that are both accepted and seen in print. */
  readonly limit: number;
  readonly characters?: string | undefined;
}

/** What happens to a value at its box. */
export type Fit =
  | { readonly kind: 'empty' }
  | { readonly kind: 'fits'; readonly text: string; readonly changed: boolean }
  /** `text` is the whole value in the box's characters, longer than the box. */
  | { readonly kind: 'too-long'; readonly text: string }
  /** The box takes no such letters or digits. */
  | { readonly kind: 'characters-lost' }
  /** Letters outside the Latin alphabet: the person must give their Latin spelling. */
  | { readonly kind: 'not-latin' }
  /** `N/A` where the box takes no slash, or only punctuation: no answer. */
  | { readonly kind: 'no-value' };

/** Decides how `value` can stand in a box. Pure; used for filling and for the warnings before it. */
export function fitText(value: string, limits: BoxLimits): Fit {
  const typed = toOneLine(value);
  if (typed === '') return { kind: 'empty' };
  if (hasForeignLetters(typed)) return { kind: 'not-latin' };
  if (!/[\p{L}\p{N}]/u.test(typed)) return { kind: 'no-value' };
  const allowed = parseAllowedCharacters(limits.characters);
  if (/^n\/a$/i.test(typed) && !allowed.hasAll(typed)) return { kind: 'no-value' };
  const { text, loses } = toAllowedText(typed, limits.characters);
  if (loses || text === '') return { kind: 'characters-lost' };
  if (text.length > limits.limit) return { kind: 'too-long', text };
  return { kind: 'fits', text, changed: text !== typed };
}

/** As `fitText`, for a value with several spellings: the first one, and another only where that is too long. */
export function fitSpelling(
  value: string,
  [best, ...others]: readonly [string, ...string[]],
  limits: BoxLimits,
): Fit {
  const told = (fit: Fit, spelling: string): Fit =>
    fit.kind === 'fits' && spelling !== value ? { ...fit, changed: true } : fit;
  const first = fitText(best, limits);
  if (first.kind !== 'too-long') return told(first, best);
  const shorter = others.find((other) => fitText(other, limits).kind === 'fits');
  return shorter === undefined ? first : told(fitText(shorter, limits), shorter);
}

/** As much of `text` as a box holds, cut at the end of a word where that still fills at least half of the box. */
export function toStart(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const lastSpace = text.slice(0, limit + 1).lastIndexOf(' ');
  return text.slice(0, lastSpace >= limit / 2 ? lastSpace : limit).trim();
}
