import type { FieldLabel } from './text-keys.ts';

/** What several answers are together: neighbours of one name, address, place, span of time or height are looked at as one. */
export type Together = 'name' | 'address' | 'place' | 'dates' | 'height';

const labels: Readonly<Record<Together, readonly FieldLabel[]>> = {
  name: ['familyName', 'givenName', 'middleName'],
  address: ['street', 'apt', 'city', 'state', 'stateOrProvince', 'zip', 'zipOrPostal', 'country'],
  place: [
    'arrivalCity',
    'arrivalState',
    'birthCity',
    'birthState',
    'birthCountry',
    'marriageCity',
    'marriageState',
    'marriageCountry',
  ],
  dates: ['fromDate', 'toDate'],
  height: ['heightFeet', 'heightInches'],
};

const byLabel = new Map(
  Object.entries(labels).flatMap(([together, ofIt]) => ofIt.map((label) => [label, together as Together])),
);

export const togetherOf = (label: FieldLabel): Together | undefined => byLabel.get(label);
