import { type Normalised, sure } from './normalised.ts';

/** An e-mail address without spaces; null for what cannot be one. */
export function toEmail(text: string): Normalised | null {
  const address = text.replace(/\s+/g, '');
  return /^[^@\s]+@[^@\s]+\.[^@\s.]{2,}$/.test(address) ? sure(address) : null;
}
