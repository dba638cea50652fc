import type { AddressHistoryEntry } from '@puente/contract';
import { findCountry } from '../transforms/countries.ts';
import { tidyText } from '../transforms/fold-text.ts';
import { sure } from '../transforms/normalised.ts';
import { splitStreet, toStateOrProvince } from '../transforms/to-address.ts';
import { findUsState } from '../transforms/us-states.ts';
import type { FormDraft } from './form-draft.ts';
import { asCountry, asMonth, asName } from './read-text.ts';

const boxes = ['street', 'city', 'province', 'country', 'from', 'to'] as const;

/** In the United States by its country, or by its state when no country is written. */
const isAmerican = (country: string, province: string): boolean =>
  country === '' ? findUsState(province) !== null : country === 'USA';

/** One row of I-589 Part A.III items 1 and 2. Rows abroad keep street and province as written. T-ADDR, T-FOREIGNADDR, T-MOYR. */
const readAddressRow = (draft: FormDraft, path: string, row: string): AddressHistoryEntry => {
  const country = draft.take(`${path}.country`, `${row}.country`, asCountry);
  const american = isAmerican(country, draft.text(`${row}.province`)?.text ?? '');
  const street = draft.parts(`${path}.street`, `${row}.street`, ({ text }) =>
    sure(american ? splitStreet(text) : { street: tidyText(text), unit: '' }),
  );
  return {
    street: street ? draft.keep(`${path}.street`, street.source, street.value.street) : '',
    apt_number: street ? draft.keep(`${path}.apt_number`, street.source, street.value.unit) : '',
    city: draft.take(`${path}.city`, `${row}.city`, asName),
    state: draft.take(`${path}.state`, `${row}.province`, ({ text }) =>
      sure(american ? toStateOrProvince(text) : tidyText(text)),
    ),
    zip_code: '',
    country,
    from_date: draft.take(`${path}.from_date`, `${row}.from`, asMonth(draft)),
    to_date: draft.take(`${path}.to_date`, `${row}.to`, asMonth(draft)),
  };
};

/** Row ids that have anything in them, in the order of the paper. */
export const listFilledRows = (
  draft: FormDraft,
  prefix: string,
  count: number,
  columns: readonly string[],
): readonly string[] =>
  Array.from({ length: count }, (_, index) => `${prefix}.row-${index + 1}`).filter((row) =>
    draft.hasContent(columns.map((column) => `${row}.${column}`)),
  );

/** I-589 Part A.III item 2: residences of the last five years, every row in its order. */
export const readAddressHistory = (draft: FormDraft): AddressHistoryEntry[] =>
  listFilledRows(draft, 'A.III.2', 5, boxes).map((row, index) =>
    readAddressRow(draft, `address_history_5_years.${index}`, row),
  );

/** I-589 Part A.III item 1: the last address before coming, or the one in the feared country when that was not abroad. */
export const readLastForeignAddress = (draft: FormDraft): AddressHistoryEntry | null => {
  const rows = listFilledRows(draft, 'A.III.1', 2, boxes);
  const isAbroad = (row: string) => findCountry(draft.text(`${row}.country`)?.text ?? '') !== 'USA';
  const row = rows.find((each) => isAbroad(each));
  return row === undefined ? null : readAddressRow(draft, 'last_foreign_address', row);
};
