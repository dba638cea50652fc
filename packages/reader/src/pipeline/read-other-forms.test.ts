import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { forms } from '@puente/forms';
import { getCatalogue } from '@puente/forms/catalogues';
import { fillForm } from '@puente/pdf';
import { expect, test } from 'vitest';
import { drawPaper, type PaperValues, scanPaper } from '../testing/index.ts';
import { warmReader } from '../testing/warm-reader.ts';

const today = new Date('2026-11-20T00:00:00Z');

const reader = warmReader();

async function paperOf(bytes: Uint8Array) {
  const { source, paper } = await reader.read(bytes);
  if (!paper) throw new Error('no form was recognised');
  return { source, paper };
}

const i485: PaperValues = {
  'P1.1.family-name': 'Barrientos',
  'P1.1.given-name': 'Noemi',
  'P1.3.date-of-birth': '05/19/1990',
  'H.header.a-number.page-1': '204518837',
  'P8.1.hispanic': true,
  'P8.2.white': true,
  'P8.3.feet': '5',
  'P8.5.brown': true,
};

test('a flat I-485 is told from the I-589 and read, its marks too', async () => {
  const { source, paper } = await paperOf(await drawPaper(i485, { form: 'I-485', pages: [1, 13] }));
  expect(source).toMatchObject({ form: 'I-485', edition: '01/20/25' });
  expect(source.pages.map(({ formPage }) => formPage)).toEqual([1, 13]);
  const { formData } = forms['I-485'].toFormData(paper, { today });
  expect(formData.biographic_information).toMatchObject({
    full_name: { family_name: 'Barrientos', given_name: 'Noemi', middle_name: '' },
    date_of_birth: '05/19/1990',
    a_number: '204518837',
  });
  expect(formData.biographic_characteristics).toMatchObject({
    ethnicity: 'Hispanic or Latino',
    race: ['White'],
    height: { feet: '5', inches: '' },
    eye_color: 'Brown',
    hair_color: '',
  });
}, 120_000);

test('a scanned page of an I-765 is recognised and read', async () => {
  const values: PaperValues = {
    'P2.5.b.street': '412 Alder Street',
    'P2.5.d.city': 'Paterson',
    'P2.5.f.zip-code': '07501',
    'P2.6.yes': true,
    'P2.11.single': true,
  };
  const drawn = await drawPaper(values, { form: 'I-765', edition: '08/21/25', pages: [2] });
  const { source, paper } = await paperOf(await scanPaper(drawn, { dpi: 200, skewDegrees: 0.4 }));
  expect(source).toMatchObject({ form: 'I-765', edition: '08/21/25', pages: [{ page: 1, formPage: 2 }] });
  const { formData } = forms['I-765'].toFormData(paper, { today });
  const address = { street: '412 Alder Street', city: 'Paterson', zip: '07501' };
  expect(formData).toMatchObject({
    mailing_address: address,
    physical_address: address,
    marital_status: 'Single',
  });
}, 120_000);

const blank = join(
  process.env.FORMS_DIR ?? join(import.meta.dirname, '../../../../../shared/forms'),
  'i-485_2025-01-20.pdf',
);

test.skipIf(!existsSync(blank))(
  'an official I-485 that was filled gives back what was written',
  async () => {
    const { formData: data } = forms['I-485'].toFormData(
      { form: 'I-485', edition: '01/20/25', fields: new Map() },
      { today },
    );
    data.contact = { daytime_phone: '9735550142', mobile_phone: '', email: 'noemi@example.org' };
    data.other_names = [{ family_name: 'Paz', given_name: 'Noemi', middle_name: '' }];
    data.biographic_information.full_name.family_name = 'Barrientos';
    data.biographic_information.sex = 'Female';
    data.biographic_characteristics.hair_color = 'Black';
    const { writes } = forms['I-485'].fill(data, { catalogue: getCatalogue('I-485', '01/20/25'), today });
    const { paper } = await paperOf(await fillForm(readFileSync(blank), writes));
    expect(forms['I-485'].toFormData(paper, { today }).formData).toEqual(data);
  },
  120_000,
);
