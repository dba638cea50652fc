import { expect, it } from 'vitest';
import { inventPaper, type PaperOptions } from '../../drafting/testing/invented-paper.ts';
import { toI485FormData } from '../../i485/crosswalk/to-i485-form-data.ts';

const today = new Date('2026-05-20T12:00:00Z');
const home = {
  'A.I.8.street': '9500 Main St',
  'A.I.8.city': 'Reno',
  'A.I.8.state': 'NV',
  'A.I.8.zip-code': '89501',
};

function carry(mailing: Readonly<Record<string, string>>, options?: PaperOptions) {
  const own = Object.fromEntries(Object.entries(mailing).map(([box, text]) => [`A.I.9.${box}`, text]));
  const { formData } = toI485FormData(inventPaper({ ...home, ...own }, options), { today });
  return formData.biographic_information.mailing_address;
}

it('mail goes home where nothing but a speck stands in its boxes', () => {
  for (const mailing of [carry({}), carry({ 'apt-number': 'S' })])
    expect(mailing).toMatchObject({ street: '9500 Main St', apt_number: '', city: 'Reno', state: 'NV' });
});

it('a mailing address of its own is carried, also where it cannot be read', () => {
  const own = carry({
    street: '12 Elm St',
    'apt-number': '4',
    city: 'Tulsa',
    state: 'OK',
    'zip-code': '74101',
  });
  expect(own).toMatchObject({ street: '12 Elm St', apt_number: '4', city: 'Tulsa' });
  const unread = carry({ state: 'OK' }, { unclear: ['A.I.9.street', 'A.I.9.city'] });
  expect(unread).toMatchObject({ street: '', city: '', state: 'OK' });
  expect(carry({}, { unclear: ['A.I.9.city'] })).toMatchObject({ street: '', city: '' });
});
