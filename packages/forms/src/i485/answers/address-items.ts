import type { RequiredItem } from '../../preflight/required-item.ts';
import { isEmptyAddress } from '../../values/address.ts';
import type { I485FormData } from '../data.ts';
import { chooseResidences } from '../filling/choose-residences.ts';
import { isMailedHome } from '../filling/is-mailed-home.ts';
import { toUsAddress } from '../to-us-address.ts';
import { blocks, usBoxes } from './address-boxes.ts';

const bio = 'biographic_information';
const lines = {
  street: ['street', 'street'],
  city: ['city', 'city-or-town'],
  state: ['state', 'state'],
  zip: ['zip_code', 'zip-code'],
} as const;
type Line = keyof typeof lines;

const isMailedElsewhere = (data: I485FormData): boolean =>
  !isEmptyAddress(toUsAddress(data[bio].physical_address)) && !isMailedHome(data);

const asMail = <L extends Line>(line: L) =>
  ({
    fields: [usBoxes(blocks.mailing)[line]],
    path: `${bio}.mailing_address.${lines[line][0]}`,
    when: isMailedElsewhere,
    label: `${lines[line][1]}-of-your-mailing-address` as `${(typeof lines)[L][1]}-of-your-mailing-address`,
  }) as const satisfies RequiredItem<I485FormData>;

/** A line that is left open is written as the listed home has it where the person lives now. */
const asHome = <L extends Line>(line: L) =>
  ({
    fields: [usBoxes(blocks.physical)[line]],
    path: (data: I485FormData, today: Date) => {
      const key = lines[line][0];
      const { current } = chooseResidences(data, today);
      const isListed = data[bio].physical_address[key].trim() === '' && current?.address[line].trim();
      return `${isListed ? current?.path : `${bio}.physical_address`}.${key}`;
    },
    label:
      `${lines[line][1]}-of-your-current-us-address` as `${(typeof lines)[L][1]}-of-your-current-us-address`,
  }) as const satisfies RequiredItem<I485FormData>;

/**
 * What Part 1 item 18 asks for of the addresses where mail goes and where the person lives. As with `historyItems`, to
 * know that takes the names of countries.
 */
export const addressItems = [
  asMail('street'),
  asMail('city'),
  asMail('state'),
  asMail('zip'),
  asHome('street'),
  asHome('city'),
  asHome('state'),
  asHome('zip'),
] as const;
