import { describe, expect, it } from 'vitest';
import { getCatalogue } from '../editions/index.ts';
import { toLimits } from '../filling/sheet.ts';
import { i485FormDataSchema } from '../i485/data.ts';
import { checkBoxes } from './check-boxes.ts';
import { checksOf } from './checks-of.ts';

const { boxes } = checksOf('I-485');

describe('what the official boxes cannot hold', () => {
  it.each([
    ['I-485', '01/20/25'],
    ['I-765', '08/21/25'],
  ] as const)('has the limits of every box of the %s as in its catalogue', (form, edition) => {
    const fields = new Map(getCatalogue(form, edition).fields.map((field) => [field.id, field]));
    for (const { id, limit, characters } of checksOf(form).boxes) {
      const field = fields.get(id);
      expect(field && toLimits(field), id).toEqual({ limit, characters });
    }
  });

  it('says what becomes of accents, long names, digits, other scripts and no answers', () => {
    const data = i485FormDataSchema.parse({
      biographic_information: {
        full_name: { family_name: 'Núñez', given_name: 'a'.repeat(29), middle_name: 'Мария' },
        citizenship_country: 'N/A',
      },
      employment_and_education_history_5_years: [{ employer_or_school: '7-Eleven' }],
    });
    const name = 'biographic_information.full_name';
    expect(checkBoxes(boxes, data, 'Part 14').map(({ path, code, params }) => [path, code, params])).toEqual([
      [`${name}.family_name`, 'box-changes-text', { written: 'Nunez' }],
      [`${name}.given_name`, 'box-too-short', { limit: '28', part: 'Part 14' }],
      [`${name}.middle_name`, 'not-latin', {}],
      ['biographic_information.citizenship_country', 'no-answer', { value: 'N/A' }],
      [
        'employment_and_education_history_5_years.0.employer_or_school',
        'box-lacks-characters',
        { part: 'Part 14' },
      ],
    ]);
  });

  it('speaks of the box of the passport that is printed in it, and of no other', () => {
    const checked = (used: boolean | null) =>
      checkBoxes(
        boxes,
        i485FormDataSchema.parse({
          passport: { country: 'Côte d’Ivoire', used_at_last_arrival: used },
          arrival_passport: { country: 'Perú' },
        }),
        'Part 14',
      ).map(({ path }) => path);
    expect(checked(null)).toEqual([]);
    expect(checked(true)).toEqual(['passport.country']);
    expect(checked(false)).toEqual(['arrival_passport.country']);
  });

  it("gives the passport's spelling of a name only where it differs from what is printed", () => {
    const data = i485FormDataSchema.parse({
      biographic_information: {
        full_name: { family_name: 'Müller', given_name: 'Zoë', middle_name: "D'Arcy" },
      },
      parents: [{ full_name: { family_name: 'GRÖßE-NÚÑEZ' } }],
      passport: { country: "Côte d'Ivoire", used_at_last_arrival: true },
    });
    expect(checkBoxes(boxes, data, 'Part 14').map(({ params }) => params)).toEqual([
      { written: 'Muller', passport: 'Mueller' },
      { written: 'Zoe' },
      { written: 'DArcy' },
      { written: 'Cote dIvoire' },
      { written: 'GROSSE-NUNEZ', passport: 'GROESSE-NUNEZ' },
    ]);
  });

  it('says how several countries, a class of admission and no inspection come to stand on the form', () => {
    const check = (citizenship_country: string, status: string, i_94_number = '') =>
      checkBoxes(
        boxes,
        i485FormDataSchema.parse({
          biographic_information: { citizenship_country, i_94_number },
          last_arrival: { status },
        }),
        'Part 14',
      ).map(({ code, params }) => [code, params]);
    expect(check('Cuba; Spain', 'B-2')).toEqual([
      ['more-than-boxes', { written: 'Cuba', part: 'Part 14' }],
      ['box-changes-text', { written: 'B2' }],
    ]);
    expect(check('Korea, South', 'EWI')).toEqual([
      ['box-changes-text', { written: 'South Korea' }],
      ['not-on-i94', {}],
    ]);
    expect(check('Trinidad and Tobago', 'B2 visitor', '12345678901')).toEqual([
      ['box-lacks-characters', { part: 'Part 14' }],
    ]);
  });
});
