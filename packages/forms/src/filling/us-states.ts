/** States, territories and military mail codes of the forms' state lists, with their names. */
const names: Readonly<Record<string, string>> = {
  AA: 'Armed Forces Americas',
  AE: 'Armed Forces Europe',
  AK: 'Alaska',
  AL: 'Alabama',
  AP: 'Armed Forces Pacific',
  AR: 'Arkansas',
  AS: 'American Samoa',
  AZ: 'Arizona',
  CA: 'California',
  CO: 'Colorado',
  CT: 'Connecticut',
  DC: 'District of Columbia',
  DE: 'Delaware',
  FL: 'Florida',
  FM: 'Federated States of Micronesia',
  GA: 'Georgia',
  GU: 'Guam',
  HI: 'Hawaii',
  IA: 'Iowa',
  ID: 'Idaho',
  IL: 'Illinois',
  IN: 'Indiana',
  KS: 'Kansas',
  KY: 'Kentucky',
  LA: 'Louisiana',
  MA: 'Massachusetts',
  MD: 'Maryland',
  ME: 'Maine',
  MH: 'Marshall Islands',
  MI: 'Michigan',
  MN: 'Minnesota',
  MO: 'Missouri',
  MP: 'Northern Mariana Islands',
  MS: 'Mississippi',
  MT: 'Montana',
  NC: 'North Carolina',
  ND: 'North Dakota',
  NE: 'Nebraska',
  NH: 'New Hampshire',
  NJ: 'New Jersey',
  NM: 'New Mexico',
  NV: 'Nevada',
  NY: 'New York',
  OH: 'Ohio',
  OK: 'Oklahoma',
  OR: 'Oregon',
  PA: 'Pennsylvania',
  PR: 'Puerto Rico',
  PW: 'Palau',
  RI: 'Rhode Island',
  SC: 'South Carolina',
  SD: 'South Dakota',
  TN: 'Tennessee',
  TX: 'Texas',
  UT: 'Utah',
  VA: 'Virginia',
  VI: 'Virgin Islands',
  VT: 'Vermont',
  WA: 'Washington',
  WI: 'Wisconsin',
  WV: 'West Virginia',
  WY: 'Wyoming',
};

const codes: ReadonlyMap<string, string> = new Map(
  Object.entries(names).map(([code, name]) => [name.toLowerCase(), code]),
);

/** The two-letter code of a code or full name (`tx`, `Texas` → `TX`), or null. */
export const findStateCode = (value: string): string | null => {
  const text = value.trim().replaceAll('.', '');
  const code = text.toUpperCase();
  if (Object.hasOwn(names, code)) return code;
  return codes.get(text.toLowerCase().replace(/\s+/g, ' ')) ?? null;
};

export const stateCodes: readonly string[] = Object.keys(names);

/** True for the ways people write the United States as a country. */
export const isUnitedStates = (country: string): boolean =>
  /^(the)?(us|usa|unitedstates|unitedstatesofamerica|eeuu|estadosunidos)$/i.test(
    country.replace(/[^a-z]/gi, ''),
  );
