import { describe, expect, it } from 'vitest';
import { i765 } from '../../filling/testing/editions.ts';
import { i765FormDataSchema } from '../data.ts';
import { toI765Writes } from './to-i765-writes.ts';

const fill = (input: object) =>
  toI765Writes(i765FormDataSchema.parse(input), { catalogue: i765, today: new Date('2026-11-20T00:00:00Z') });
const read = (input: object): Record<string, string | null> =>
  Object.fromEntries(
    fill(input).writes.map((write) => [
      write.name.replace(/^form1\[0\]\./, ''),
      'value' in write ? write.value : write.on,
    ]),
  );
const home = { street: '123 Oak St', apt_suite_floor: '4', city: 'Tulsa', state: 'OK', zip: '74104' };

describe('filling the I-765', () => {
  it('uses the residence as mailing address and answers Yes when there is no other', () => {
    const boxes = read({ physical_address: home });
    expect(boxes).toMatchObject({
      'Page2[0].Line4b_StreetNumberName[0]': '123 Oak St',
      'Page2[0].Pt2Line5_Unit[2]': ' APT ',
      'Page2[0].Part2Line5_Checkbox[1]': 'Y',
    });
    expect(Object.keys(boxes).filter((name) => name.includes('Pt2Line7'))).toEqual([]);
  });

  it('answers No and fills both blocks when the addresses differ', () => {
    expect(read({ physical_address: home, mailing_address: { ...home, street: '9 Elm Ave' } })).toMatchObject(
      {
        'Page2[0].Line4b_StreetNumberName[0]': '9 Elm Ave',
        'Page2[0].Part2Line5_Checkbox[0]': 'N',
        'Page2[0].Pt2Line7_StreetNumberName[0]': '123 Oak St',
      },
    );
  });

  it('leaves the question open while the residence is missing', () => {
    expect(Object.keys(read({ mailing_address: home })).filter((name) => name.includes('Checkbox'))).toEqual(
      [],
    );
  });

  it('ticks male by the on-value Y and female by N', () => {
    expect(read({ sex: 'Male' })).toEqual({ 'Page2[0].Line9_Checkbox[1]': 'Y' });
    expect(read({ sex: 'Female' })).toEqual({ 'Page2[0].Line9_Checkbox[0]': 'N' });
  });

  it('copies name and A-Number to page 7', () => {
    expect(read({ applicant_last_name: 'Núñez', alien_registration_number: '95027171' })).toEqual({
      'Page1[0].Line1a_FamilyName[0]': 'Nunez',
      'Page7[0].Line1a_FamilyName[0]': 'Nunez',
      'Page2[0].Line7_AlienNumber[0]': '095027171',
      'Page7[0].Line7_AlienNumber[0]': '095027171',
    });
  });

  it('fills three other names in printed order and sends the fourth to Part 6', () => {
    const other_names = ['One', 'Two', 'Three', 'Four'].map((family_name) => ({
      family_name,
      given_name: 'Ana',
      middle_name: '',
    }));
    expect(read({ other_names })).toMatchObject({
      'Page1[0].Line2a_FamilyName[0]': 'One',
      'Page1[0].Line3a_FamilyName[1]': 'Two',
      'Page1[0].Line3a_FamilyName[0]': 'Three',
      'Page7[0].Pt6Line4d_AdditionalInfo[1]': 'Other name: family name Four, given name Ana',
      'Page7[0].Pt6Line3a_PageNumber[0]': '1',
      'Page7[0].Pt6Line3b_PartNumber[0]': '2',
      'Page7[0].Pt6Line3c_ItemNumber[0]': '2.a',
    });
  });

  it('moves a street that would be cut in print whole to Part 6', () => {
    const street = '12345 Martin Luther King Jr Blvd';
    expect(read({ physical_address: { ...home, street } })).toMatchObject({
      'Page2[0].Line4b_StreetNumberName[0]': 'See Part 6',
      'Page7[0].Pt6Line3c_ItemNumber[0]': '5.b',
      'Page7[0].Pt6Line4d_AdditionalInfo[1]': `Street: ${street}`,
    });
  });

  it('writes the eligibility category in its parts only as the person typed it', () => {
    const area = 'Page3[0].#area[1].section_';
    expect(read({ eligibility_category: '(c)(8)' })).toEqual({ [`${area}1[0]`]: 'c', [`${area}2[0]`]: '8' });
    expect(read({ eligibility_category: 'C03C' })).toEqual({
      [`${area}1[0]`]: 'c',
      [`${area}2[0]`]: '03',
      [`${area}3[0]`]: 'C',
    });
    expect(fill({ eligibility_category: 'pending asylum' })).toMatchObject({
      writes: [],
      withheld: [{ path: 'eligibility_category', value: 'pending asylum' }],
    });
    expect(read({ current_immigration_status: 'Asylum applicant' })).not.toHaveProperty([`${area}1[0]`]);
  });

  it('names the parents, for whom this edition has no box', () => {
    const { writes, withheld } = fill({ father_last_name: 'Rojas', mother_first_name: 'Ana' });
    expect(writes).toEqual([]);
    expect(withheld.map((entry) => entry.path)).toEqual(['father_last_name', 'mother_first_name']);
  });

  it('drops the N of a SEVIS number and withholds a foreign phone number', () => {
    const { writes, withheld } = fill({
      sevis_number: 'N0012345678',
      applicant_mobile_phone: '+58 412 1234567',
    });
    expect(writes).toEqual([{ name: 'form1[0].Page3[0].Line26_SEVISnumber[0]', value: '0012345678' }]);
    expect(withheld[0]?.path).toBe('applicant_mobile_phone');
  });

  it('keeps a country whole whose name has a comma or an and', () => {
    const countries = (citizenship_country: string) => {
      const { writes, moved, withheld } = fill({ citizenship_country });
      const boxes = writes.filter(({ name }) => name.includes('Line17'));
      return [
        boxes.map((write) => ('value' in write ? write.value : '')),
        moved.map(({ text }) => text),
        withheld.length,
      ];
    };
    const congo = 'Democratic Republic of the Congo';
    expect(countries('Congo, Democratic Republic of the')).toEqual([[congo], [], 0]);
    expect(countries(`Cuba, ${congo}`)).toEqual([['Cuba', congo], [], 0]);
    expect(countries('Korea, South; Trinidad and Tobago; Cuba')).toEqual([
      ['South Korea', 'Trinidad and Tobago'],
      ['Also a citizen of Cuba'],
      0,
    ]);
    expect(countries('Cuba and Spain')).toEqual([['Cuba', 'Spain'], [], 0]);
    expect(countries('N/A')).toEqual([[], [], 1]);
  });
});
