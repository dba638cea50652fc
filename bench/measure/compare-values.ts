/** When a value counts as read: letters and digits in order, whatever the case and punctuation; accents count. */
const usa = /^(u\.?\s*s\.?\s*a?\.?|united states( of america)?)$/i;
const numbers =
  /phone|ssn|a_number|alien_registration|social_security|i_?94|passport_number|passport\.number|uscis/;

export const fold = (value: string): string =>
  value
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
const foldBare = (value: string): string => fold(value).normalize('NFD').replace(/\p{M}/gu, '');
const words = (value: string): string => value.split(' ').sort().join(' ');
const noSpaces = (value: string): string => value.replace(/ /g, '');

/** `accents` false: the letters only, to tell an accent missed from a word misread. */
export function isSameValue(path: string, want: string, got: string, accents = true): boolean {
  if (got === '') return false;
  const by = accents ? fold : foldBare;
  if (/country/.test(path) && usa.test(want.trim())) return usa.test(got.trim());
  if (numbers.test(path)) return noSpaces(by(want)) === noSpaces(by(got)).replace(/^a(?=\d{9}$)/, '');
  if (/full_name$/.test(path)) return words(by(want)) === words(by(got));
  if (/date|from_|to_/.test(path)) return want.toLowerCase() === got.toLowerCase();
  return by(want) === by(got);
}

/** The value at a path; a name in parts as one text. */
export function valueAt(data: unknown, path: string): string {
  const found = path
    .split('.')
    .reduce<unknown>((node, key) => (node as Record<string, unknown> | null | undefined)?.[key], data);
  if (found === null || found === undefined) return '';
  if (typeof found !== 'object') return String(found);
  const { given_name, middle_name, family_name } = found as Record<string, string | undefined>;
  return [given_name, middle_name, family_name].filter(Boolean).join(' ');
}
