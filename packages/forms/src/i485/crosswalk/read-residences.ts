import type { FormDraft } from '../../drafting/form-draft.ts';
import { asCountry, asDayOrMonth } from '../../drafting/read-text.ts';
import {
  readUsAddress,
  repeatAddress,
  type UsAddress,
  type UsAddressBoxes,
} from '../../drafting/read-us-address.ts';
import type { AddressHistoryEntry } from '../data.ts';
import { hasWorldAddress, readWorldAddress } from './read-world-address.ts';

const base = 'biographic_information';

const usBoxes = (prefix: string): UsAddressBoxes => ({
  street: `${prefix}-street`,
  unit: `${prefix}-unit-number`,
  unitKind: `${prefix}-unit`,
  city: `${prefix}-city`,
  state: `${prefix}-state`,
  zip: `${prefix}-zip-code`,
});

/** I-485 Part 1 item 18, current physical address. */
export const readPhysicalAddress = (draft: FormDraft): UsAddress =>
  readUsAddress(draft, `${base}.physical_address`, usBoxes('P1.18.physical'));

/** I-485 Part 1 item 18: the mailing block, or the physical address when the paper says that mail goes there. T-MAIL. */
export function readMailingAddress(draft: FormDraft, physical: UsAddress): UsAddress {
  const path = `${base}.mailing_address`;
  const { unitKind: _, ...boxes } = usBoxes('P1.18.mailing');
  const isSame = draft.isMarked('P1.18.mailing-same.yes') && !draft.hasContent(Object.values(boxes));
  if (isSame) return repeatAddress(draft, `${base}.physical_address`, path, physical);
  return readUsAddress(draft, path, usBoxes('P1.18.mailing'));
}

/** The current address as a row of the history, from the day since which the person lives there; it has no end. */
function readCurrentResidence(draft: FormDraft, physical: UsAddress): AddressHistoryEntry | null {
  const path = 'address_history_5_years.0';
  const from = draft.take(`${path}.from_date`, 'P1.18.physical-since', asDayOrMonth(draft));
  const since = draft.text('P1.18.physical-since');
  if (from === '' || !since) return null;
  const row = repeatAddress(draft, `${base}.physical_address`, path, physical);
  const state = draft.text('P1.18.physical-state');
  const isAmerican = row.state !== '' && state !== null;
  return {
    ...row,
    country: isAmerican ? draft.keep(`${path}.country`, state, 'USA', 1, true) : '',
    from_date: from,
    to_date: draft.keep(`${path}.to_date`, since, 'Present', 1, true),
  };
}

const readResidence = (draft: FormDraft, path: string, prefix: string): AddressHistoryEntry => ({
  ...readWorldAddress(draft, path, prefix),
  from_date: draft.take(`${path}.from_date`, `${prefix}from`, asDayOrMonth(draft)),
  to_date: draft.take(`${path}.to_date`, `${prefix}to`, asDayOrMonth(draft)),
});

const abroad = 'P1.18.abroad-';

/** By its country, or by the state box, which only an address in the United States has. */
function isAbroadBlockAmerican(draft: FormDraft): boolean {
  const country = draft.text(`${abroad}country`);
  return country ? asCountry(country)?.value === 'USA' : draft.text(`${abroad}state`) !== null;
}

/**
 * I-485 Part 1 item 18: the current address and the one before it; then what stands in the block for abroad and is in the
 * United States. More of them stand in Part 14, which is not parsed.
 */
export function readAddressHistory(draft: FormDraft, physical: UsAddress): AddressHistoryEntry[] {
  const current = readCurrentResidence(draft, physical);
  const rows = current ? [current] : [];
  const blocks = ['P1.18.prior-', ...(isAbroadBlockAmerican(draft) ? [abroad] : [])];
  for (const block of blocks)
    if (hasWorldAddress(draft, block))
      rows.push(readResidence(draft, `address_history_5_years.${rows.length}`, block));
  return rows;
}

/** I-485 Part 1 item 18: the last address abroad. */
export const readLastForeignAddress = (draft: FormDraft): AddressHistoryEntry | null =>
  hasWorldAddress(draft, abroad) && !isAbroadBlockAmerican(draft)
    ? readResidence(draft, 'last_foreign_address', abroad)
    : null;
