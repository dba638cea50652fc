import type { FormDraft } from '../../drafting/form-draft.ts';
import { asCountry, asName, asText } from '../../drafting/read-text.ts';
import { readUnit } from '../../drafting/read-unit.ts';
import { asState, asZip } from '../../drafting/read-us-address.ts';
import { sure } from '../../values/normalised.ts';
import { tidyText } from '../../values/spelling/fold-text.ts';
import type { AddressHistoryEntry } from '../data.ts';

const parts = ['street', 'unit-number', 'city', 'state', 'zip-code', 'province', 'postal-code', 'country'];

/** Whether a block that takes addresses in the United States and abroad has anything in it. */
export const hasWorldAddress = (draft: FormDraft, prefix: string): boolean =>
  draft.hasContent([...parts, 'from', 'to'].map((part) => `${prefix}${part}`));

/**
 * A block of the I-485 that takes addresses in the United States and abroad; `prefix` is what its field ids start with.
 * State and ZIP code stand under the same keys as province and postal code: the paper's scripts let only one pair be
 * filled, so with another country than the USA ink in the state box is no state.
 */
export function readWorldAddress(
  draft: FormDraft,
  path: string,
  prefix: string,
): Omit<AddressHistoryEntry, 'from_date' | 'to_date'> {
  const country = draft.take(`${path}.country`, `${prefix}country`, asCountry);
  const isAmerican = country === '' || country === 'USA';
  const has = (part: string) => isAmerican && draft.hasContent([`${prefix}${part}`]);
  return {
    street: draft.take(`${path}.street`, `${prefix}street`, ({ text }) => sure(tidyText(text))),
    apt_number: readUnit(draft, `${path}.apt_number`, `${prefix}unit-number`, `${prefix}unit`),
    city: draft.take(`${path}.city`, `${prefix}city`, asName),
    state: has('state')
      ? draft.take(`${path}.state`, `${prefix}state`, asState)
      : draft.take(`${path}.state`, `${prefix}province`, asText),
    zip_code: has('zip-code')
      ? draft.take(`${path}.zip_code`, `${prefix}zip-code`, asZip)
      : draft.take(`${path}.zip_code`, `${prefix}postal-code`, asText),
    country,
  };
}
