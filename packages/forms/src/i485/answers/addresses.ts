import { formOf } from '../../answers/answer.ts';
import type { I485FormData } from '../data.ts';
import { blocks, usBoxes } from './address-boxes.ts';

const { answers, group, section } = formOf<I485FormData>();

const bio = 'biographic_information';

/** Whether mail goes to the physical address. */
export const mailingSame = { yes: 'P1.18.mailing-same.yes', no: 'P1.18.mailing-same.no' } as const;
/** The box of who takes the mail in, at the address where it goes. */
export const careOfBoxes = {
  mailing: `${blocks.mailing}in-care-of`,
  physical: `${blocks.physical}in-care-of`,
} as const;

const isEmpty = (address: Readonly<Record<string, string>>) =>
  Object.values(address).every((line) => line.trim() === '');

const addressAnswers = <Prefix extends string>(path: Prefix, boxes: ReturnType<typeof usBoxes>) =>
  [
    { path: `${path}.street`, label: 'street', box: boxes.street },
    { path: `${path}.apt_number`, label: 'apt' },
    { path: `${path}.city`, label: 'city', box: boxes.city },
    { path: `${path}.state`, label: 'state', hint: 'state', asks: 'state', box: boxes.state },
    {
      path: `${path}.zip_code`,
      label: 'zip',
      kind: 'digits',
      hint: 'zip',
      asks: 'zip',
      box: boxes.zip,
    },
  ] as const;

const careOfAnswers = answers([
  { path: `${bio}.mail_in_care_of`, label: 'inCareOf', asks: 'name', box: careOfBoxes.mailing },
]);

const mailingAnswers = answers(addressAnswers(`${bio}.mailing_address`, usBoxes(blocks.mailing)));

const physicalAnswers = answers(addressAnswers(`${bio}.physical_address`, usBoxes(blocks.physical)));

/** Part 1 item 18 of the I-485, edition 01/20/25: where the person lives and gets mail. */
export const addresses = section({
  title: 'addresses',
  parts: [group('mailing', [...careOfAnswers, ...mailingAnswers]), group('physical', physicalAnswers)],
  items: [
    {
      fields: [mailingSame.yes, mailingSame.no],
      path: `${bio}.mailing_address.street`,
      when: ({ biographic_information: { mailing_address, physical_address } }: I485FormData) =>
        isEmpty(mailing_address) || isEmpty(physical_address),
      label: 'same-mailing-address',
    },
  ],
});
