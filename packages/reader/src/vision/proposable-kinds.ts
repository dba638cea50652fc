import type { ValueKind } from '@puente/forms';
import { closestCountry, closestNationality, closestUsState } from '@puente/forms/lexicon';
import { email } from '@puente/forms/values';
import { getKindRules } from '../recognise/value-patterns.ts';
import { isWorded } from '../recognise/worded-values.ts';

/** Kinds never sent: marks are answers, signatures are signatures, and long texts are the asylum claim itself. */
export type ProposableKind = Exclude<ValueKind, 'signature' | 'office' | 'long-text'>;

interface ProposableRules {
  readonly maxLength: number;
  fits(text: string): boolean;
}

const matching = (pattern: RegExp) => (text: string) => pattern.test(text);
const letters = /^(?=.*\p{L})[\p{L}\p{M}' .,()-]+$/u;
const lettersAndDigits = /^(?=.*[\p{L}\p{N}])[\p{L}\p{M}\p{N}' .,:#&/()-]+$/u;

const byPattern = (kind: ProposableKind, maxLength: number): ProposableRules => ({
  maxLength,
  fits: (text) => getKindRules(kind).judge(text) === 'fits',
});

/** Longest text of each kind, in characters, and what it may look like. */
const rules: Readonly<Record<ProposableKind, ProposableRules>> = {
  name: { maxLength: 40, fits: matching(letters) },
  'full-name': { maxLength: 70, fits: matching(letters) },
  date: byPattern('date', 10),
  month: byPattern('month', 10),
  'a-number': byPattern('a-number', 13),
  ssn: byPattern('ssn', 11),
  'uscis-account': byPattern('uscis-account', 16),
  i94: byPattern('i94', 11),
  'area-code': byPattern('area-code', 3),
  phone: byPattern('phone', 12),
  zip: byPattern('zip', 10),
  state: { maxLength: 20, fits: (text) => closestUsState(text, 1) !== null },
  country: {
    maxLength: 40,
    fits: (text) => closestCountry(text, 1) !== null || closestNationality(text, 1) !== null,
  },
  city: { maxLength: 40, fits: matching(letters) },
  place: { maxLength: 60, fits: matching(lettersAndDigits) },
  street: { maxLength: 60, fits: matching(lettersAndDigits) },
  unit: { maxLength: 10, fits: matching(lettersAndDigits) },
  'document-number': byPattern('document-number', 14),
  number: byPattern('number', 3),
  text: { maxLength: 70, fits: matching(lettersAndDigits) },
  email: { maxLength: 60, fits: (text) => email.problem(text) === null },
};

export const isProposableKind = (kind: string): kind is ProposableKind => Object.hasOwn(rules, kind);

/** Whether a text could be a value of its kind: short enough, and of its letters and shape. */
export const fitsKind = (text: string, kind: ProposableKind): boolean =>
  text.length <= rules[kind].maxLength && (isWorded(text, kind) || rules[kind].fits(text));
