import type { RequiredItem } from '../../preflight/required-item.ts';
import { cityCountry, surePlace } from '../../values/city-country.ts';
import { toOneLine } from '../../values/spelling/latin-text.ts';
import type { I485FormData } from '../data.ts';
import { hasSpouse, marriagePlaces } from './marital.ts';

const place = 'marital_history.current_spouse.place_of_marriage';

/** Whether a place typed in one line names its country, as it is told apart on the form. */
function isCountryInLine({ marital_history: { current_spouse: spouse } }: I485FormData): boolean {
  const { city = '', state = '', country = '' } = spouse?.place_of_marriage ?? {};
  if (state.trim() !== '' || country.trim() !== '') return false;
  const found = cityCountry.parse(toOneLine(city));
  return found !== null && found.certainty >= surePlace && found.value.country !== '';
}

/** Part 6 item 9. It may stand in the line of the city; to know that takes the names of countries. */
export const marriageItems = [
  {
    fields: [`${marriagePlaces.current}country`],
    path: (data: I485FormData) => `${place}.${isCountryInLine(data) ? 'city' : 'country'}`,
    when: hasSpouse,
    label: 'country-of-your-marriage',
  },
] as const satisfies ReadonlyArray<RequiredItem<I485FormData>>;
