import { describe, expect, it } from 'vitest';
import { i485 } from '../../filling/testing/editions.ts';
import { i485FormDataSchema } from '../data.ts';
import { toI485Writes } from './to-i485-writes.ts';

const today = new Date('2026-11-20T00:00:00Z');
const fill = (input: object) => toI485Writes(i485FormDataSchema.parse(input), { catalogue: i485, today });
const read = (input: object): Record<string, string | null> =>
  Object.fromEntries(
    fill(input).writes.map((write) => [
      write.name.replace(/^form1\[0\]\.#subform\[\d+\]\./, ''),
      'value' in write ? write.value : write.on,
    ]),
  );
const home = { street: '123 Oak St', apt_number: '4', city: 'Tulsa', state: 'OK', zip_code: '74104' };

describe('filling the I-485', () => {
  it('writes the A-Number into its box and the headers of all 24 pages, and answers that there is one', () => {
    const boxes = read({ biographic_information: { a_number: 'A95-027-171' } });
    const headers = Array.from({ length: 24 }, (_, index) => boxes[`AlienNumber[${index}]`]);
    expect(headers).toEqual(Array(24).fill('095027171'));
    expect(boxes).toMatchObject({ 'Pt1Line4_AlienNumber[0]': '095027171', 'Pt1Line4_YN[0]': 'Y' });
  });

  it('withholds numbers of a wrong length with a reason and answers nothing for them', () => {
    const { writes, withheld } = fill({
      biographic_information: { a_number: '12345', ssn: '900-11-2222', i_94_number: '123' },
    });
    expect(writes).toEqual([]);
    expect(withheld.map((entry) => entry.path.split('.')[1])).toEqual(['a_number', 'ssn', 'i_94_number']);
    expect(withheld.map(({ reason }) => reason)).toEqual(['a-number-format', 'ssn-start', 'i94-format']);
  });

  it('copies the name to page 24 in the letters its boxes allow and says what changed', () => {
    const input = {
      biographic_information: {
        full_name: { family_name: 'Núñez', given_name: "D'Arcy Zoë", middle_name: 'Anne-Marie' },
      },
    };
    expect(read(input)).toEqual({
      'Pt1Line1_FamilyName[0]': 'Nunez',
      'Pt1Line1_GivenName[0]': 'DArcy Zoe',
      'Pt1Line1_MiddleName[0]': 'Anne Marie',
      'Pt1Line1_FamilyName[1]': 'Nunez',
      'Pt1Line1_GivenName[1]': 'DArcy Zoe',
      'Pt1Line1_MiddleName[1]': 'Anne Marie',
    });
    expect(fill(input).adjusted[0]).toEqual({
      path: 'biographic_information.full_name.family_name',
      from: 'Núñez',
      to: 'Nunez',
    });
  });

  it('withholds a name in another script instead of guessing its Latin spelling', () => {
    const { writes, withheld } = fill({ biographic_information: { full_name: { family_name: 'Петрова' } } });
    expect(writes).toEqual([]);
    expect(withheld[0]).toMatchObject({ value: 'Петрова' });
  });

  it('answers Yes for the same mailing address and leaves its block empty', () => {
    const boxes = read({
      biographic_information: {
        physical_address: home,
        mailing_address: { ...home, street: '123 Oak Street Apt 4', apt_number: '' },
      },
    });
    expect(boxes).toMatchObject({ 'Pt1Line18_YN[0]': 'Y', 'Pt1Line18US_Unit[2]': ' APT ' });
    expect(Object.keys(boxes).filter((name) => name.includes('Current'))).toEqual([]);
  });

  it('answers No for another mailing address and fills its block with the unit box it names', () => {
    const mailing = { ...home, street: '9 Elm Ave', apt_number: 'Ste 200' };
    expect(
      read({ biographic_information: { physical_address: home, mailing_address: mailing } }),
    ).toMatchObject({
      'Pt1Line18_YN[1]': 'N',
      'Pt1Line18_CurrentStreetNumberName[0]': '9 Elm Ave',
      'Pt1Line18_CurrentUnit[1]': ' STE ',
      'Pt1Line18_CurrentAptSteFlrNumber[0]': '200',
    });
  });

  it('takes only the date from the current row and, of the rest, the one of the last five years as prior address', () => {
    const boxes = read({
      biographic_information: { physical_address: home },
      address_history_5_years: [
        { ...home, country: 'USA', from_date: '02/11/2023', to_date: 'Present' },
        { street: 'Calle 72 No. 14-30', city: 'Lima', state: 'Lima', zip_code: '15001', country: 'Peru' },
        { street: '5 Pine Rd', city: 'Austin', state: 'TX', from_date: '01/2015', to_date: '04/2018' },
      ],
    });
    expect(boxes).toMatchObject({
      'Pt1Line18_Date[0]': '02/11/2023',
      'Pt1Line18_last5yrs_YN[1]': 'N',
      'Pt1Line18_PriorStreetName[0]': 'Calle 72 No 14 30',
      'Pt1Line18_PriorProvince[0]': 'Lima',
      'Pt1Line18_PriorPostalCode[0]': '15001',
      'Pt1Line18_PriorCountry[0]': 'Peru',
      'P14_Line2_AdditionalInfo[0]': '5 Pine Rd, Austin, TX, 01/2015 - 04/2018',
    });
    expect(boxes).not.toHaveProperty('Pt1Line18_PriorState[0]');
  });

  it('sends earlier rows to Part 14 when five years at the current address close the prior box', () => {
    const boxes = read({
      biographic_information: { physical_address: home },
      address_history_5_years: [
        { ...home, from_date: '02/11/2019', to_date: 'Present' },
        { street: '5 Pine Rd', city: 'Austin', state: 'TX', to_date: '02/2019' },
      ],
    });
    expect(boxes).toMatchObject({
      'Pt1Line18_last5yrs_YN[0]': 'Y',
      'P14_Line2_AdditionalInfo[0]': '5 Pine Rd, Austin, TX, to 02/2019',
    });
    expect(boxes).not.toHaveProperty('Pt1Line18_PriorStreetName[0]');
  });

  it('leaves the five-year question open when the bare month is exactly five years back', () => {
    const rows = [{ ...home, from_date: '11/2021', to_date: 'Present' }];
    const boxes = read({
      biographic_information: { physical_address: home },
      address_history_5_years: rows,
    });
    expect(Object.keys(boxes).filter((name) => name.includes('last5yrs'))).toEqual([]);
    expect(boxes['P14_Line2_AdditionalInfo[0]']).toBe('Current address: since 11/2021; day not known');
  });

  it('keeps a present address that is not the physical one in Part 14, without taking its date', () => {
    const boxes = read({
      biographic_information: { physical_address: home },
      address_history_5_years: [
        { street: '5 Pine Rd', city: 'Austin', from_date: '02/2023', to_date: 'Present' },
      ],
    });
    expect(boxes['P14_Line2_AdditionalInfo[0]']).toBe('5 Pine Rd, Austin, 02/2023 - Present');
    expect(boxes).not.toHaveProperty('Pt1Line18_Date[0]');
  });

  it('leaves the block for the last address abroad empty when the prior address is it already', () => {
    const row = {
      street: 'Calle 1',
      city: 'Lima',
      country: 'Peru',
      from_date: '01/2015',
      to_date: '02/2023',
    };
    const boxes = read({ address_history_5_years: [row], last_foreign_address: row });
    expect(boxes['Pt1Line18_PriorCity[0]']).toBe('Lima');
    expect(Object.keys(boxes).filter((name) => name.includes('Recent'))).toEqual([]);
  });

  it('puts the current job into item 7, the latest one abroad into item 8 and the rest into Part 14', () => {
    const job = (name: string, country: string, from_date: string, to_date: string) => ({
      employer_or_school: name,
      address: { city: 'Town', country },
      from_date,
      to_date,
    });
    const boxes = read({
      employment_and_education_history_5_years: [
        job('Old Mill', 'Peru', '01/2012', '02/2014'),
        job('New Mill', 'Peru', '03/01/2014', '04/30/2019'),
        job('Bakery', 'USA', '05/04/2020', 'Present'),
      ],
    });
    expect(boxes).toMatchObject({
      'Pt4Line7_EmployerName[0]': 'Bakery',
      'Pt4Line7_EmployerName[2]': 'Bakery',
      'Pt4Line7_DateTo[0]': 'PRESENT',
      'P4Line7_Country[0]': 'USA',
      'Pt4Line8_EmployerName[0]': 'New Mill',
      'P14_Line2_AdditionalInfo[0]': 'Old Mill, Town, Peru, 01/2012 - 02/2014',
      'Pt9Line3a_PageNumber[0]': '8',
      'Pt9Line3b_PartNumber[0]': '4',
      'Pt9Line3c_ItemNumber[0]': '7',
    });
  });

  it('names who takes the mail in beside the address that mail goes to', () => {
    const home = { street: '12 Elm Street', city: 'Tulsa', state: 'OK', zip_code: '74104' };
    const careOf = (mailing_address: object) =>
      read({
        biographic_information: { physical_address: home, mailing_address, mail_in_care_of: 'Rosa Delgado' },
      });
    const other = careOf({ ...home, street: '9 Oak Street' });
    expect(other['Pt1Line18_CurrentInCareOfName[0]']).toBe('Rosa Delgado');
    expect(other['Part1_Item18_InCareOfName[0]']).toBeUndefined();
    for (const same of [home, {}]) {
      expect(careOf(same)['Part1_Item18_InCareOfName[0]']).toBe('Rosa Delgado');
      expect(careOf(same)['Pt1Line18_CurrentInCareOfName[0]']).toBeUndefined();
    }
  });

  it('points to Part 14 when an employer has digits its box does not take', () => {
    const boxes = read({ employment_and_education_history_5_years: [{ employer_or_school: '7-Eleven' }] });
    expect(boxes).toMatchObject({
      'Pt4Line7_EmployerName[0]': 'Employer',
      'Pt4Line7_EmployerName[2]': 'See Additional Info',
      'P14_Line2_AdditionalInfo[0]': 'Name: 7-Eleven',
    });
  });

  it('ticks eye, hair, race and marital boxes by their own codes', () => {
    const boxes = read({
      marital_history: { current_marital_status: 'Widowed' },
      biographic_characteristics: {
        eye_color: 'Brown',
        hair_color: 'Blond',
        race: ['Asian', 'White'],
        weight_lbs: '95',
        height: { feet: '5', inches: '07' },
      },
    });
    expect(boxes).toEqual({
      'Pt6Line1_MaritalStatus[2]': '4',
      'Pt7Line5_Eyecolor[2]': 'BN',
      'Pt7Line6_Haircolor[2]': 'BN',
      'Pt7Line2_Race[0]': 'AS',
      'Pt7Line2_Race[1]': 'WH',
      'Pt7Line3_HeightFeet[0]': '5',
      'Pt7Line3_HeightInches[0]': '7',
      'Pt7Line4_Weight1[0]': '0',
      'Pt7Line4_Weight2[0]': '9',
      'Pt7Line4_Weight3[0]': '5',
    });
  });

  it('leaves separated to the person, because the box means legally separated', () => {
    const { writes, withheld } = fill({ marital_history: { current_marital_status: 'Separated' } });
    expect(writes).toEqual([]);
    expect(withheld).toHaveLength(1);
  });

  it('writes one country of citizenship into its box and the others into Part 14', () => {
    const citizen = (citizenship_country: string) => {
      const { writes, moved } = fill({ biographic_information: { citizenship_country } });
      const box = writes.find(({ name }) => name.includes('Pt1Line8_'));
      return [box && 'value' in box ? box.value : null, moved.map(({ text }) => text)];
    };
    expect(citizen('Cuba; Spain')).toEqual(['Cuba', ['Also a citizen of Spain']]);
    expect(citizen('Cuba and Spain')).toEqual(['Cuba', ['Also a citizen of Spain']]);
    expect(citizen('Korea, South')).toEqual(['South Korea', []]);
    expect(citizen('Congo, Democratic Republic of the')).toEqual(['Democratic Republic of the Congo', []]);
    expect(citizen('Trinidad and Tobago')).toEqual(['Trinidad and Tobago', []]);
    expect(fill({ biographic_information: { citizenship_country: 'Cuba; Spain' } }).moved[0]).toMatchObject({
      page: '2',
      part: '1',
      item: '8',
    });
  });
});

it('writes an A-Number pasted with hyphens that do not break', () => {
  const a_number = 'A\u2011204\u2011518\u2011837';
  const { writes, withheld } = fill({ biographic_information: { a_number } });
  expect(withheld).toEqual([]);
  expect(writes.filter((write) => 'value' in write && write.value === '204518837')).toHaveLength(25);
});
