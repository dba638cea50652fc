const kinds: ReadonlyArray<readonly [kind: string, pattern: RegExp]> = [
  ['number', /a_number|ssn|uscis|i_?94|social_security|alien_registration|passport.?number/],
  ['phone', /phone/],
  ['date', /date_of|arrival_date|entry_date|expiration_date/],
  ['month', /from_date|to_date/],
  ['choice', /sex$|marital_status/],
  ['name', /full_name|(last|first|middle|family|given)_name/],
  ['zip', /zip/],
  ['state', /\.state$/],
  ['country', /country/],
  ['city', /\.city$/],
  ['street', /street/],
  ['unit', /apt_/],
];

/** What sort of value a form-data path holds, for the table by kind. */
export function fieldKind(path: string): string {
  if (/current_city_country/.test(path)) return 'place';
  return kinds.find(([, pattern]) => pattern.test(path))?.[0] ?? 'text';
}
