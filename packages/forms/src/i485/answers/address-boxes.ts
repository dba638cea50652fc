import type { AddressBoxes } from '../../filling/write-address.ts';

/** What the ids of the boxes of each home and each job start with: Part 1 item 18, Part 4 items 7 and 8. */
export const blocks = {
  physical: 'P1.18.physical-',
  mailing: 'P1.18.mailing-',
  prior: 'P1.18.prior-',
  abroad: 'P1.18.abroad-',
  job: 'P4.7.',
  jobAbroad: 'P4.8.',
} as const;

export type Block = (typeof blocks)[keyof typeof blocks];

/** Since when the person has lived where they live now. */
export const sinceBox = `${blocks.physical}since` as const;

/** Whether the person has lived five years at the physical address. */
export const fiveYearsBoxes = { yes: 'P1.18.five-years.yes', no: 'P1.18.five-years.no' } as const;

export const periodBoxes = <Start extends Block>(start: Start) =>
  ({ from: `${start}from`, to: `${start}to` }) as const;

export const usBoxes = (start: Block) =>
  ({
    street: `${start}street`,
    unit: `${start}unit`,
    city: `${start}city`,
    state: `${start}state`,
    zip: `${start}zip-code`,
  }) as const satisfies AddressBoxes;

/** Boxes of a block that takes addresses in the United States and abroad. */
export const worldBoxes = (start: Block) =>
  ({
    ...usBoxes(start),
    abroad: {
      province: `${start}province`,
      postalCode: `${start}postal-code`,
      country: `${start}country`,
    },
  }) as const satisfies AddressBoxes;
