import { formOf } from '../../answers/answer.ts';
import type { I765FormData } from '../data.ts';

const { answers, group, section } = formOf<I765FormData>();

export type AddressKey = 'mailing_address' | 'physical_address';
export type LineKey = 'street' | 'city' | 'state' | 'zip';

/** Item 5. */
export const mailingBoxes = {
  street: 'P2.5.b.street',
  unit: 'P2.5.c.unit',
  city: 'P2.5.d.city',
  state: 'P2.5.e.state',
  zip: 'P2.5.f.zip-code',
} as const;

/** Item 6: whether mail goes to the residence. */
export const sameAddressBoxes = { yes: 'P2.6.yes', no: 'P2.6.no' } as const;

/** Item 7. */
export const physicalBoxes = {
  street: 'P2.7.a.street',
  unit: 'P2.7.b.unit',
  city: 'P2.7.c.city',
  state: 'P2.7.d.state',
  zip: 'P2.7.e.zip-code',
} as const;

const isEmpty = (address: I765FormData[AddressKey]) =>
  Object.values(address).every((line) => line.trim() === '');

/** Item 5 takes the residence when no mailing address is given. */
const mailKey = (data: I765FormData): AddressKey =>
  isEmpty(data.mailing_address) && !isEmpty(data.physical_address) ? 'physical_address' : 'mailing_address';

const asMail = (address: AddressKey, line: LineKey) =>
  ({
    fields: [mailingBoxes[line]],
    when: (data: I765FormData) => mailKey(data) === address,
    label: `${line}-of-your-us-mailing-address`,
  }) as const;

const mailing = (line: LineKey) => ({
  box: mailingBoxes[line],
  required: asMail('mailing_address', line),
});
const physical = (line: LineKey) => ({
  box: physicalBoxes[line],
  required: asMail('physical_address', line),
});

export const careOfAnswers = answers([
  { path: 'mail_in_care_of', label: 'inCareOf', asks: 'name', box: 'P2.5.a.in-care-of' },
]);

const mailingAnswers = answers([
  { path: 'mailing_address.street', label: 'street', ...mailing('street') },
  { path: 'mailing_address.apt_suite_floor', label: 'apt' },
  { path: 'mailing_address.city', label: 'city', ...mailing('city') },
  { path: 'mailing_address.state', label: 'state', hint: 'state', asks: 'state', ...mailing('state') },
  {
    path: 'mailing_address.zip',
    label: 'zip',
    kind: 'digits',
    hint: 'zip',
    asks: 'zip',
    ...mailing('zip'),
  },
]);

const physicalAnswers = answers([
  { path: 'physical_address.street', label: 'street', ...physical('street') },
  { path: 'physical_address.apt_suite_floor', label: 'apt' },
  { path: 'physical_address.city', label: 'city', ...physical('city') },
  { path: 'physical_address.state', label: 'state', hint: 'state', asks: 'state', ...physical('state') },
  {
    path: 'physical_address.zip',
    label: 'zip',
    kind: 'digits',
    hint: 'zip',
    asks: 'zip',
    ...physical('zip'),
  },
]);

/** Part 2 items 5 to 7 of the I-765, edition 08/21/25. */
export const address = section({
  title: 'address',
  parts: [group('mailing', [...careOfAnswers, ...mailingAnswers]), group('physical', physicalAnswers)],
  items: [
    {
      fields: [sameAddressBoxes.yes, sameAddressBoxes.no],
      path: 'physical_address.street',
      when: ({ physical_address }: I765FormData) => isEmpty(physical_address),
      label: 'physical-address',
    },
  ],
});
