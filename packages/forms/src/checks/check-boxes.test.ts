import { i485FormDataSchema } from '@puente/contract';
import { describe, expect, it } from 'vitest';
import { getCatalogue } from '../catalogues/index.ts';
import { toLimits } from '../filling/sheet.ts';
import { boxRules } from './box-limits.ts';
import { checkBoxes } from './check-boxes.ts';

describe('what the official boxes cannot hold', () => {
  it.each([
    ['I-485', '01/20/25'],
    ['I-765', '08/21/25'],
  ] as const)('has the limits of every box of the %s as in its catalogue', (form, edition) => {
    const fields = new Map(getCatalogue(form, edition).fields.map((field) => [field.id, field]));
    for (const { id, limit, characters } of boxRules[form]) {
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
    expect(checkBoxes('I-485', data).map(({ path, code, params }) => [path, code, params])).toEqual([
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
});
