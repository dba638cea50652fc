/** Largest form data of one form that is taken in, in bytes as sent; an honest one has 5 to 30 kB. */
export const maxFormBytes = 256 * 1024;

/** What a person writes in sentences or copies whole from somewhere; everything else is a name, a date or a number. */
const proseKeys = new Set([
  'street',
  'current_address',
  'current_city_country_of_residence',
  'employer_or_school',
  'occupation_or_field_of_study',
]);
const longestProse = 2_000;
const longestText = 200;
const maxRows = 30;

/** An answer, or a list, that is larger than any honest one. */
interface Excess {
  readonly path: string;
  readonly message: string;
}

const join = (path: string, key: string | number) => (path === '' ? String(key) : `${path}.${key}`);

/**
 * Everything in form data that is larger than what may be saved. The schemas themselves allow more, so that what was read
 * from a paper or saved under other limits still opens and is still printed.
 */
export function listExcesses(data: unknown, path = '', key = ''): Excess[] {
  if (typeof data === 'string') {
    const longest = proseKeys.has(key) ? longestProse : longestText;
    return data.length > longest ? [{ path, message: `has more than ${longest} characters` }] : [];
  }
  if (Array.isArray(data) && data.length > maxRows)
    return [{ path, message: `has more than ${maxRows} entries` }];
  if (Array.isArray(data)) return data.flatMap((row, at) => listExcesses(row, join(path, at), key));
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([name, value]) => listExcesses(value, join(path, name), name));
}
