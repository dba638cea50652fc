import type { Evidence } from '@puente/contract';
import { expect, it } from 'vitest';
import { findEvidence } from './find-evidence.ts';
import { toStatus } from './to-status.ts';

const evidence = (text: string, more: Partial<Evidence> = {}): Evidence => ({
  page: 1,
  box: [0, 0, 0.1, 0.1],
  text,
  confidence: 'high',
  score: 0.99,
  source: 'ocr',
  ...more,
});
const withheld = evidence('', { confidence: 'low', score: 0 });

const form = {
  formData: {
    parents: [
      { full_name: { family_name: 'Luz', given_name: 'Ana', middle_name: '' } },
      { full_name: { family_name: '', given_name: '', middle_name: '' } },
    ],
    address_history_5_years: [{}, { city: 'Lima', street: 'Calle 1', state: '' }],
    marital_history: { current_spouse: { place_of_marriage: { city: 'Lima', state: '', country: 'Peru' } } },
    contact: { daytime_phone: '', mobile_phone: '' },
    biographic_characteristics: { race: [] },
  },
  evidence: {
    'parents.0.full_name': evidence('Ana Luz'),
    'parents.1.full_name': withheld,
    'address_history_5_years.1': evidence('row'),
    'address_history_5_years.1.city': evidence('Lima'),
    'marital_history.current_spouse.place_of_marriage': evidence('Lima, Peru'),
    'contact.daytime_phone': withheld,
    'biographic_characteristics.race': withheld,
  },
};
function statusOf(path: string) {
  const found = findEvidence(form, path);
  return toStatus(found, { edited: found?.edited === true, checked: false, empty: true });
}

it('finds a value by its own path first', () => {
  expect(findEvidence(form, 'address_history_5_years.1.city')?.text).toBe('Lima');
});

it('gives the parts of a value read as one the evidence of the whole', () => {
  expect(findEvidence(form, 'parents.0.full_name.given_name')?.text).toBe('Ana Luz');
});

it('never takes the evidence of a whole entry, or of another value, for one answer in it', () => {
  expect(findEvidence(form, 'address_history_5_years.1.street')).toBeUndefined();
  expect(findEvidence(form, 'filing_category')).toBeUndefined();
});

it.each(['parents.0.full_name.middle_name', 'marital_history.current_spouse.place_of_marriage.state'])(
  'says of a part that a value read whole does not have that it is not on the form: %s',
  (path) => {
    expect(statusOf(path)).toBe('none');
    const own = { ...form, evidence: { ...form.evidence, [path]: evidence('read whole') } };
    expect(findEvidence(own, path)).toBeUndefined();
  },
);

it.each(['parents.1.full_name.middle_name', 'contact.daytime_phone', 'biographic_characteristics.race'])(
  'says of writing that could not be read that it could not: %s',
  (path) => expect(statusOf(path)).toBe('unread'),
);

it('keeps what the paper shows beside an answer that a person emptied', () => {
  const path = 'parents.0.full_name.middle_name';
  const emptied = evidence('Ana Eva Luz', { edited: true, asRead: 'Eva' });
  expect(findEvidence({ ...form, evidence: { [path]: emptied } }, path)).toBe(emptied);
});
