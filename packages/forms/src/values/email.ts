import type { JudgedKind } from './kind.ts';
import { sure } from './normalised.ts';

const isAddress = (text: string): boolean => /^[^@\s]+@[^@\s]+\.[^@\s.]{2,}$/.test(text);

/** An e-mail address. On paper spaces may stand between its characters; in a typed one they are a mistake. */
export const email: JudgedKind<'email-format'> = {
  parse: (text) => {
    const address = text.replace(/\s+/g, '');
    return isAddress(address) ? sure(address) : null;
  },
  problem: (typed) => (isAddress(typed.trim()) ? null : 'email-format'),
};
