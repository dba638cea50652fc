import { fillForm, openForm } from '@puente/forms';
import { getCatalogue } from '@puente/forms/catalogues';
import { listGuidance } from '@puente/forms/preflight';
import { texts as en } from '@puente/texts/en/form-choice';
import { texts as es } from '@puente/texts/es/form-choice';
import { expect, it } from 'vitest';

const today = new Date('2026-11-20T00:00:00Z');
const home = { street: '12 Elm St', city: 'Tulsa', state: 'OK' };

const i485 = openForm('I-485', {
  biographic_information: {
    full_name: { family_name: 'Paz' },
    last_arrival_date: '10/02/2022',
    i_94_number: '12345678901',
    physical_address: { ...home, zip_code: '74104' },
  },
  parents: [{ full_name: { family_name: 'Paz' } }],
  employment_and_education_history_5_years: [
    { employer_or_school: 'Sol', occupation_or_field_of_study: 'Baker' },
  ],
});
const i765 = openForm('I-765', {
  applicant_last_name: 'Paz',
  eligibility_category: '(c)(8)',
  mailing_address: { ...home, zip: '74104' },
  applicant_daytime_phone: '9185550142',
  passport_number: 'H012345',
  last_entry_date: '10/02/2022',
});

const cards = {
  i485: {
    catalogue: getCatalogue('I-485', '01/20/25'),
    writes: fillForm(i485, { catalogue: getCatalogue('I-485', '01/20/25'), today }).writes,
    guidance: listGuidance(i485),
    promises: en.i485.features,
  },
  i765: {
    catalogue: getCatalogue('I-765', '08/21/25'),
    writes: fillForm(i765, { catalogue: getCatalogue('I-765', '08/21/25'), today }).writes,
    guidance: listGuidance(i765),
    promises: en.i765.features,
  },
} as const;

/** The boxes whose filling makes a promise of the card true. */
const boxes: Readonly<Record<string, readonly string[]>> = {
  'Biographic extraction': ['P1.1.family-name'],
  'Family details': ['P5.1.family-name'],
  'Employment history': ['P4.7.occupation'],
  'Address history': ['P1.18.physical-street'],
  'Immigration background': ['P1.10.arrival-date', 'P1.12.i94-number'],
  'Authorization categories': ['P2.27.category-letter'],
  'Personal info': ['P2.1.a.family-name'],
  'Addresses and contact': ['P2.5.b.street', 'P3.3.daytime-phone'],
  'Passport and last arrival': ['P2.18.passport-number', 'P2.22.arrival-date'],
};

it.each(['i485', 'i765'] as const)(
  'promises on the card of %s only what the edition has and we fill',
  (key) => {
    const { catalogue, writes, guidance, promises } = cards[key];
    const filled = new Set(writes.map(({ name }) => name));
    for (const promise of promises) {
      const pages = /^(\d+)-page form$/.exec(promise)?.[1];
      if (pages) expect(Math.max(...catalogue.fields.map(({ page }) => page))).toBe(Number(pages));
      else if (promise === 'Supporting documentation guidance') expect(guidance.attach).not.toEqual([]);
      else {
        expect(boxes[promise], promise).toBeDefined();
        for (const id of boxes[promise] ?? [])
          expect(filled, `${promise}: ${id}`).toContain(
            catalogue.fields.find((field) => field.id === id)?.pdfName,
          );
      }
    }
    expect(es[key].features).toHaveLength(promises.length);
  },
);
