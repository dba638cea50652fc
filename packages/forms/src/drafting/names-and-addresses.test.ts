import { describe, expect, it } from 'vitest';
import { splitStreet } from '../values/address.ts';
import { fullName } from '../values/full-name.ts';
import { namePart } from '../values/name.ts';
import { unit } from '../values/unit.ts';
import { usState } from '../values/us-state.ts';
import { toEmployer } from './to-employer.ts';
import { toMaritalStatus } from './to-marital-status.ts';
import { toOtherNames } from './to-other-names.ts';
import { toSex } from './to-sex.ts';

describe('T-NAME', () => {
  it('keeps accents, hyphens and double surnames, and tidies the rest', () => {
    expect(namePart.parse('  Núñez   de  la Cruz, ')?.value).toBe('Núñez de la Cruz');
    expect(namePart.parse('N’Guessan')?.value).toBe("N'Guessan");
    expect(namePart.parse('. - _')).toBeNull();
  });
});

describe('T-FULLNAME', () => {
  const parts = (text: string, known: string[] = []) => {
    const value = fullName.parse(text, known)?.value;
    return value && [value.family_name, value.given_name, value.middle_name];
  };
  it('is told by a comma', () => expect(parts('Okafor, Ada Ngozi')).toEqual(['Okafor', 'Ada', 'Ngozi']));
  it('takes the last word otherwise', () =>
    expect(parts('Ada Ngozi Okafor')).toEqual(['Okafor', 'Ada', 'Ngozi']));
  it('keeps particles with the family name', () =>
    expect(parts('Rosa de la Cruz')).toEqual(['de la Cruz', 'Rosa', '']));
  it("knows the applicant's own double family name", () =>
    expect(parts('Julio César Núñez Paz', ['Núñez Paz'])).toEqual(['Núñez Paz', 'Julio', 'César']));
  it('is a doubtful guess for three words and more', () => {
    expect(fullName.parse('Ada Ngozi Okafor')?.certainty).toBeLessThan(0.85);
    expect(fullName.parse('Ada')?.value.family_name).toBe('Ada');
    expect(fullName.parse('---')).toBeNull();
  });
});

describe('T-OTHERNAMES', () => {
  const current = { family_name: 'Okafor', given_name: 'Ada', middle_name: '' };
  const names = (text: string) =>
    toOtherNames(text, current).map(
      ({ value }) => `${value.given_name}|${value.middle_name}|${value.family_name}`,
    );
  it('splits a list and leaves out the current name', () =>
    expect(names('Ada Okafor; Ada Eze aka Adaeze Eze')).toEqual(['Ada||Eze', 'Adaeze||Eze']));
  it('drops labels and words for none', () =>
    expect(names('Maiden name: Ada Eze, N A')).toEqual(['Ada||Eze']));
});

describe('T-ADDR', () => {
  it.each([
    ['12 Elm St Apt 4B', '12 Elm St', '4B'],
    ['12 Elm St, Apt. 4', '12 Elm St', '4'],
    ['12 Elm St #9', '12 Elm St', '9'],
    ['12 Elm St Suite 200', '12 Elm St', 'Suite 200'],
    ['12 Elm St Fl 3', '12 Elm St', 'Fl 3'],
    ['12 Elm St Unit B', '12 Elm St', 'B'],
    ['45 Unit Road', '45 Unit Road', ''],
    ['Bloque 5 Apto 2 Barrio Sur', 'Bloque 5 Apto 2 Barrio Sur', ''],
  ])('splits %j', (text, street, unit) => expect(splitStreet(text)).toEqual({ street, unit }));
  it('reads the apartment box without its word', () => {
    expect(['Apt. 4B', '# 12', 'N14', 'Ste 200', 'Apt'].map((text) => unit.parse(text)?.value ?? '')).toEqual(
      ['4B', '12', 'N14', 'Ste 200', ''],
    );
  });
  it('reads states', () => {
    expect(usState.parse('New Jersey', false)?.value).toBe('NJ');
    expect(usState.parse('New Jersev', true)?.value).toBe('NJ');
    expect(usState.parse('Ontario', true)).toBeNull();
  });
});

describe('T-EMPLOYER', () => {
  it.each([
    ['Panadería Sol, Tampa, FL', { name: 'Panadería Sol', city: 'Tampa', state: 'FL', country: 'USA' }],
    [
      'Acme, Inc., 12 Elm St, Tampa, FL 33602',
      { name: 'Acme, Inc.', street: '12 Elm St', city: 'Tampa', zip: '33602' },
    ],
    [
      'Super Mart 12 Elm Street, Tampa, Florida',
      { name: 'Super Mart', street: '12 Elm Street', city: 'Tampa' },
    ],
    [
      'School No. 5, Goma, DRC',
      { name: 'School No. 5', city: 'Goma', country: 'Democratic Republic of the Congo' },
    ],
    [
      'Taller Paz, Tela, Atlántida, Honduras',
      { name: 'Taller Paz', city: 'Tela', state: 'Atlántida', country: 'Honduras' },
    ],
    ['Self-employed', { name: 'Self-employed', city: '', country: '' }],
    ['Vino, Batumi, Georgia', { name: 'Vino', city: 'Batumi', state: '', country: 'Georgia' }],
    ['Metro Taxi Inc. Milwaukee, WI', { name: 'Metro Taxi Inc.', city: 'Milwaukee', state: 'WI' }],
    ['Metro Taxi Inc., Milwaukee, WI', { name: 'Metro Taxi Inc.', city: 'Milwaukee', state: 'WI' }],
    ['Metro Taxi Inc. Cúcuta, Colombia', { name: 'Metro Taxi Inc.', city: 'Cúcuta', country: 'Colombia' }],
    ['Bavaria S.A. Bogotá, Colombia', { name: 'Bavaria S.A.', city: 'Bogotá', country: 'Colombia' }],
    ['Bimbo S.A. de C.V., Mexico', { name: 'Bimbo S.A. de C.V.', city: '', country: 'Mexico' }],
    ['Costco Wholesale, WI', { name: 'Costco Wholesale', city: '', state: 'WI' }],
  ])('splits %j', (text, expected) => expect(toEmployer(text)?.value).toMatchObject(expected));
  it('takes a full stop before a state for a comma, on a scan only', () => {
    expect(toEmployer('7-Eleven, Elizabeth. NJ', { mayBeMisread: true })?.value).toMatchObject({
      name: '7-Eleven',
      city: 'Elizabeth',
      state: 'NJ',
    });
    expect(toEmployer('7-Eleven, Elizabeth. NJ')?.value.name).toBe('7-Eleven, Elizabeth. NJ');
    expect(toEmployer('Bakery St. Mary', { mayBeMisread: true })?.value.name).toBe('Bakery St. Mary');
  });
  it.each([
    ['UBER. ORLANDO, FL', { name: 'UBER', city: 'ORLANDO', state: 'FL' }],
    ['Uber. Medellín, Colombia', { name: 'Uber', city: 'Medellín', country: 'Colombia' }],
    ['Daycare. St. Louis, MO', { name: 'Daycare', city: 'St. Louis', state: 'MO' }],
    ['St. Mary School. Miami, FL', { name: 'St. Mary School', city: 'Miami', state: 'FL' }],
    ['Mt. Sinai, NY', { name: 'Mt. Sinai', city: '', state: 'NY' }],
    ['Holy Cross Elem. School, NY', { name: 'Holy Cross Elem. School', city: '', state: 'NY' }],
    ['Colegio Ntra. Señora, Colombia', { name: 'Colegio Ntra. Señora', city: '', country: 'Colombia' }],
    ['Uber. Orlando', { name: 'Uber. Orlando', city: '' }],
  ])('parts name and town of %j at the full stop, on a scan only', (text, expected) => {
    expect(toEmployer(text, { mayBeMisread: true })?.value).toMatchObject(expected);
    expect(toEmployer(text)?.value.name).toBe(text.split(',')[0]);
  });
  it.each([
    [
      'SUNRISE HOME CARE NASHVILLE TN',
      { name: 'SUNRISE HOME CARE', city: 'NASHVILLE', state: 'TN', zip: '' },
    ],
    ['Ministry of Health Oakland CA 94601', { name: 'Ministry of Health', city: 'Oakland', zip: '94601' }],
    ['Home Care St. Louis, MO', { name: 'Home Care', city: 'St. Louis', state: 'MO' }],
    ['Uber, Dallas TX', { name: 'Uber', city: 'Dallas', state: 'TX', country: 'USA' }],
    [
      'Uber, 12 Main St, Dallas TX 75201',
      { name: 'Uber', street: '12 Main St', city: 'Dallas', zip: '75201' },
    ],
    ['Uber, 12 Main St Oakland CA', { name: 'Uber', street: '12 Main St', city: 'Oakland', state: 'CA' }],
    ['Banco Cali, Colombia', { name: 'Banco Cali', city: '', country: 'Colombia' }],
    ['Bank of Oakland, CA', { name: 'Bank of Oakland, CA', city: '' }],
    ['Port of Oakland CA', { name: 'Port of Oakland CA', city: '' }],
    ['Bank of Nashville, TN', { name: 'Bank of Nashville', city: '', state: 'TN' }],
    ['Uber Dallas TX', { name: 'Uber Dallas TX', city: '', state: '' }],
    ['Smith, Jones CO', { name: 'Smith, Jones CO', city: '', state: '' }],
    ['Oakland, CA', { name: 'Oakland, CA', city: '', state: '' }],
    ['Escuela de la Costa', { name: 'Escuela de la Costa', city: '', state: '' }],
  ])('finds the town of %j among those of the addresses, or before its state', (text, expected) => {
    const towns = new Set(['nashville', 'oakland', 'st louis', 'cali']);
    expect(toEmployer(text, { towns })?.value).toMatchObject(expected);
  });
  it('keeps the whole text as the name when nothing vouches for an address', () =>
    expect(toEmployer('Smith, Jones and Sons')?.value.name).toBe('Smith, Jones and Sons'));
});

describe('T-SEX and T-MARITAL', () => {
  it('take one mark and no other number of marks', () => {
    expect([toSex(['female']), toSex([]), toSex(['male', 'female'])]).toEqual(['Female', null, null]);
    expect([
      toMaritalStatus(['widowed']),
      toMaritalStatus([]),
      toMaritalStatus(['single', 'married']),
    ]).toEqual(['Widowed', null, null]);
  });
});
