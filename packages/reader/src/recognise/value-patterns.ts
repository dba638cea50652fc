import type { ValueKind } from '@puente/forms';

/** Whether a text looks like its kind: 'fits', 'fails', or 'any' where every text would do. */
export type Verdict = 'fits' | 'fails' | 'any';

export interface KindRules {
  /** Characters the kind is written with, beside the words that may stand in any box. */
  readonly alphabet?: string;
  judge(text: string): Verdict;
}

const digits = '0123456789';
const capitals = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const small = capitals.toLowerCase();

const digitsLike: Readonly<Record<string, string>> = {
  ...{ O: '0', Q: '0', D: '0', I: '1', L: '1', J: '1', Z: '2', A: '4', S: '5', G: '6', T: '7', B: '8' },
};
const i94Length = 11;
/** Where a letter may stand: CBP names the tenth place, older records have it in the ninth. */
const i94Letters = [8, 9];

/** An I-94 number has digits in all its places but two, one of which may have a letter. */
export const repairI94 = (text: string): string =>
  text.length === i94Length
    ? [...text].map((sign, at) => (i94Letters.includes(at) ? sign : (digitsLike[sign] ?? sign))).join('')
    : text;

const matching =
  (pattern: RegExp) =>
  (text: string): Verdict =>
    pattern.test(text.trim()) ? 'fits' : 'fails';
const free: KindRules = { judge: () => 'any' };

function judgeDate(text: string): Verdict {
  const parts = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text.trim());
  if (!parts) return judgeMonth(text) === 'fits' ? 'fits' : 'fails';
  const [month, day, year] = [Number(parts[1]), Number(parts[2]), Number(parts[3])];
  const isDate = Math.min(month, day) >= 1 && Math.min(month, day) <= 12 && Math.max(month, day) <= 31;
  return isDate && year >= 1900 && year <= 2060 ? 'fits' : 'fails';
}

function judgeMonth(text: string): Verdict {
  const parts = /^(\d{1,2})[/.-](\d{4})$/.exec(text.trim());
  if (!parts) return /^\d{1,2}[/.-]\d{1,2}[/.-]\d{4}$/.test(text.trim()) ? judgeDate(text) : 'fails';
  const [month, year] = [Number(parts[1]), Number(parts[2])];
  return month >= 1 && month <= 12 && year >= 1900 && year <= 2060 ? 'fits' : 'fails';
}

const kinds: Partial<Record<ValueKind | 'mark', KindRules>> = {
  date: { alphabet: `${digits}/-.`, judge: judgeDate },
  month: { alphabet: `${digits}/-.`, judge: judgeMonth },
  'a-number': { alphabet: `${digits}A-# `, judge: matching(/^A?[-# ]*\d[\d -]{6,11}$/) },
  ssn: { alphabet: `${digits}- `, judge: matching(/^\d{3}[- ]?\d{2}[- ]?\d{4}$/) },
  'uscis-account': { alphabet: `${digits}- `, judge: matching(/^(\d[- ]?){12}$/) },
  i94: { alphabet: digits + capitals, judge: matching(/^\d{8}([A-Z]\d|\d[A-Z]|\d\d)\d$/) },
  'area-code': { alphabet: digits, judge: matching(/^\d{3}$/) },
  phone: { alphabet: `${digits}-. `, judge: matching(/^\d{3}[-. ]?\d{4}$/) },
  zip: { alphabet: `${digits}-`, judge: matching(/^\d{5}(-\d{4})?$/) },
  email: {
    alphabet: `${digits}${capitals}${small}@._-+`,
    judge: matching(/^[^@\s]+@[^@\s]+\.[a-z]{2,}$/i),
  },
  number: { alphabet: digits, judge: matching(/^\d{1,3}$/) },
  'document-number': { alphabet: `${digits}${capitals}-`, judge: matching(/^[A-Z]{0,3}-?\d{5,10}[A-Z]?$/) },
};

/** How values of a kind are written. */
export const getKindRules = (kind: ValueKind | 'mark'): KindRules => kinds[kind] ?? free;
