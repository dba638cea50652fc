import { describe, expect, it } from 'vitest';
import { findFaults, toPrintedText } from '../../filling/testing/check-filling.ts';
import { i485 } from '../../filling/testing/editions.ts';
import { createRandom } from '../../filling/testing/random.ts';
import { makeI485, plausibleText } from '../../filling/testing/random-form-data.ts';
import { toBaseLetters } from '../../values/spelling/latin-text.ts';
import { toI485Writes } from './to-i485-writes.ts';

const sizes = { addresses: 10, jobs: 6, parents: 2, children: 8, priorMarriages: 3, otherNames: 5 };
const data = makeI485(createRandom(589), sizes, plausibleText);
data.biographic_information.full_name.family_name = 'Łukaszewicz-Ñúñez de la Fuente y Castañeda Ibáñez';
// The spouse of whoever is not married is left out.
data.marital_history.current_marital_status = 'Married';
data.passport.used_at_last_arrival = false;
const result = toI485Writes(data, { catalogue: i485, today: new Date('2026-11-20T00:00:00Z') });
const printed = toPrintedText(result);
const has = (text: string): boolean =>
  (
    toBaseLetters(text)
      .toLowerCase()
      .match(/[a-z0-9]+/g) ?? ['nothing to find']
  ).every((word) => printed.includes(word));

describe('a case with more records than the I-485 has room for', () => {
  it('prints every address of ten with its months', () => {
    const lost = data.address_history_5_years.filter(
      (row) => ![row.street, row.city, row.state, row.zip_code, row.from_date, row.to_date].every(has),
    );
    expect(data.address_history_5_years).toHaveLength(10);
    expect(lost).toEqual([]);
  });

  it('prints every job of six with its place and months', () => {
    const lost = data.employment_and_education_history_5_years.filter(
      (row) =>
        ![
          row.employer_or_school,
          row.occupation_or_field_of_study,
          row.address.street,
          row.address.city,
        ].every(has) || ![row.from_date, row.to_date].every(has),
    );
    expect(data.employment_and_education_history_5_years).toHaveLength(6);
    expect(lost).toEqual([]);
  });

  it('prints every child of eight with birth date, country and A-Number', () => {
    const lost = data.children.filter(
      (child) => ![child.full_name, child.date_of_birth, child.country_of_birth, child.a_number].every(has),
    );
    expect(data.children).toHaveLength(8);
    expect(lost).toEqual([]);
  });

  it('prints five other names and three prior marriages', () => {
    expect(data.other_names.filter((name) => !Object.values(name).every(has))).toEqual([]);
    expect(
      data.marital_history.prior_marriages.filter(
        (marriage) =>
          ![marriage.former_spouse_name, marriage.place_of_marriage, marriage.end_date].every(has),
      ),
    ).toEqual([]);
  });

  it('writes a long family name whole into Part 14 and as much of it as fits into its box', () => {
    const box = result.writes.find((write) => write.name.endsWith('Pt1Line1_FamilyName[0]'));
    expect(box).toMatchObject({ value: 'Lukaszewicz-Nunez de la' });
    expect(result.moved[0]).toEqual({
      page: '1',
      part: '1',
      item: '1',
      text: 'Family name: Lukaszewicz-Ñúñez de la Fuente y Castañeda Ibáñez',
    });
  });

  it('fills all four entries of Part 14 and sends the rest to continuation sheets, each with its label', () => {
    expect(result.writes.filter((write) => /P14_Line\d_AdditionalInfo/.test(write.name))).toHaveLength(4);
    expect(result.continuation.length).toBeGreaterThan(0);
    const labels = new Set(result.continuation.map(({ page, part, item }) => `${page}/${part}/${item}`));
    expect([...labels].sort()).toEqual(expect.arrayContaining(['11/6/11', '12/7/3', '8/4/7']));
  });

  it('withholds only what this edition has no box for', () => {
    expect(new Set(result.withheld.map((entry) => entry.path.replace(/\.\d+/, '.n')))).toEqual(
      new Set([
        'employment_and_education_history_5_years.n.full_time_or_part_time',
        'parents.n.citizenship_country',
        'parents.n.current_city_country_of_residence',
        'children.n.current_address',
        'filing_category',
        ...['number', 'travel_document_number', 'country', 'expiration_date'].map((key) => `passport.${key}`),
      ]),
    );
    expect(findFaults('I-485', result)).toEqual([]);
  });
});
