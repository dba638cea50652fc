import { defineNumber } from './number-kind.ts';
import { hyphens } from './separators.ts';

const pattern = new RegExp(String.raw`^(\d{5})(?:[\s${hyphens}]*\d{4})?$`);

/** The box holds five digits, a leading zero kept; the four after the hyphen are left out. */
const toFiveDigits = (text: string): string | null => pattern.exec(text.trim())?.[1] ?? null;

export const zip = defineNumber({ read: toFiveDigits, whyNot: () => 'zip-format' });
