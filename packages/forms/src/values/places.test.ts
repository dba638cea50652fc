import { describe, expect, it } from 'vitest';
import { cityCountry } from './city-country.ts';
import { closestCountry, findCountry, findNationality } from './countries/countries.ts';
import { country as countryKind } from './countries/country.ts';
import { closestMonth } from './month-names.ts';
import { entryPlace } from './place.ts';
import { closestUsState, findUsState, usStates } from './us-state.ts';

describe('T-COUNTRY', () => {
  const nationality = { demonyms: true, mayBeMisread: false };
  const country = { demonyms: false, mayBeMisread: false };
  it.each([
    ['Venezuelan', 'Venezuela'],
    ['HONDUREÑA', 'Honduras'],
    ['Ayiti', 'Haiti'],
    ['Brasil', 'Brazil'],
    ['México', 'Mexico'],
    ['Perú', 'Peru'],
    ["Côte d'Ivoire", 'Ivory Coast'],
    ['U.S.A.', 'USA'],
    ['US', 'USA'],
    ['Estados Unidos', 'USA'],
    ['D.R. Congo', 'Democratic Republic of the Congo'],
    ['Myanmar', 'Myanmar'],
    ['Россия', 'Russia'],
    ['Venezuela / Venezuelan', 'Venezuela'],
  ])('reads %j as %j', (text, value) =>
    expect(countryKind.parse(text, nationality)).toMatchObject({ value, certainty: 1 }),
  );
  it('takes no word for a people where a country is asked', () => {
    expect(findCountry('Venezuelan')).toBeNull();
    expect(findNationality('Venezuelan')).toBe('Venezuela');
  });
  it('keeps a state that is no more, and a name two states share, as written', () => {
    expect(countryKind.parse('U.S.S.R.', country)).toMatchObject({ value: 'USSR', certainty: 1 });
    expect(countryKind.parse('Congo', country)).toMatchObject({ value: 'Congo' });
  });
  it('keeps two nationalities and an unknown name, doubtful', () => {
    expect(countryKind.parse('Venezuelan and Colombian', nationality)).toMatchObject({
      value: 'Venezuela, Colombia',
      certainty: 0.8,
    });
    expect(countryKind.parse('Atlantis', country)).toMatchObject({ value: 'Atlantis', certainty: 0.5 });
  });
  it('repairs a misread name only when text may be misread and one country is nearest', () => {
    expect(countryKind.parse('Hondvras', { ...country, mayBeMisread: true })).toMatchObject({
      value: 'Honduras',
      certainty: 0.95,
    });
    expect(countryKind.parse('Hondvras', country)).toMatchObject({ value: 'Hondvras', certainty: 0.5 });
    expect(countryKind.parse('H0nduras', { ...country, mayBeMisread: true })?.value).toBe('Honduras');
    expect(closestCountry('Iraa', 1)).toBeNull();
    expect(closestCountry('Guatema1a', 1)).toEqual({ value: 'Guatemala', edits: 1 });
    expect(closestCountry('Austrxlia', 1)).toEqual({ value: 'Australia', edits: 1 });
    expect(closestCountry('Zzzzzzzz', 2)).toBeNull();
  });
});

describe('T-CITYCOUNTRY', () => {
  it.each([
    ['Gonaïves, Haïti', 'Gonaïves', '', 'Haiti'],
    ['Choluteca Honduras', 'Choluteca', '', 'Honduras'],
    ['Santa Ana. El Salvador', 'Santa Ana', '', 'El Salvador'],
    ['Mérida, Mérida, Venezuela', 'Mérida', 'Mérida', 'Venezuela'],
    ['Herat (Afghanistan)', 'Herat', '', 'Afghanistan'],
    ['Douala/Cameroon', 'Douala', '', 'Cameroon'],
    ['Nicaragua', '', '', 'Nicaragua'],
    ['El Paso, TX', 'El Paso', 'TX', 'USA'],
    ['El Paso, Texas, USA', 'El Paso', 'TX', 'USA'],
    ['Batumi, Georgia', 'Batumi', '', 'Georgia'],
    ['Atlanta, Georgia', 'Atlanta', 'GA', 'USA'],
  ])('splits %j', (text, city, province, country) =>
    expect(cityCountry.parse(text)?.value).toEqual({ city, province, country }),
  );
  it('leaves the country empty when none is written', () => {
    expect(cityCountry.parse('Gonaïves')?.value).toEqual({ city: 'Gonaïves', province: '', country: '' });
    expect(cityCountry.parse('???')).toBeNull();
  });
});

describe('T-PLACE', () => {
  it.each([
    ['Laredo, TX', 'Laredo', 'TX'],
    ['Laredo, Texas', 'Laredo', 'TX'],
    ['Laredo TX', 'Laredo', 'TX'],
    ['Laredo, TX, USA', 'Laredo', 'TX'],
    ['Tijuana', 'Tijuana', ''],
  ])('splits %j', (text, city, state) =>
    expect(entryPlace.parse(text)).toMatchObject({ value: { city, state }, certainty: 1 }),
  );
  it.each(['JFK', 'Otay Mesa POE', 'Miami International Airport'])('does not take %j for a city', (text) =>
    expect(entryPlace.parse(text)?.value.city).toBe(''),
  );
});

describe('closed lists', () => {
  it('knows every state by code and name', () => {
    expect(usStates).toHaveLength(59);
    expect(usStates.every(([code, name]) => findUsState(code) === code && findUsState(name) === code)).toBe(
      true,
    );
    expect(findUsState('Cortés')).toBeNull();
  });
  it('repairs a misread state or month by its name only', () => {
    expect(closestUsState('Marvland', 1)).toEqual({ value: 'MD', edits: 1 });
    expect(closestUsState('NX', 1)).toBeNull();
    expect(closestMonth('Septemher', 1)).toEqual({ value: '9', edits: 1 });
  });
});
