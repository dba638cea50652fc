import type { FormDraft } from '../../drafting/form-draft.ts';
import { asCountry, asDayOrMonth, asName, asStateOrWords, asText } from '../../drafting/read-text.ts';
import type { AddressHistoryEntry, I485FormData } from '../../i485/data.ts';
import { splitStreet } from '../../values/address.ts';
import { findCountry } from '../../values/countries/countries.ts';
import { sure } from '../../values/normalised.ts';
import { foldText, tidyText } from '../../values/spelling/fold-text.ts';
import { findUsState } from '../../values/us-state.ts';

const boxes = ['street', 'city', 'province', 'country', 'from', 'to'] as const;

/** In the United States by its country, or by its state when no country is written, or none that there is. */
const isAmerican = (country: string, province: string): boolean =>
  findCountry(country) === null ? findUsState(province) !== null : country === 'USA';

/** One row of I-589 Part A.III items 1 and 2. Rows abroad keep street and province as written. T-ADDR, T-FOREIGNADDR, T-MOYR. */
function readAddressRow(draft: FormDraft, path: string, row: string): AddressHistoryEntry {
  const country = draft.take(`${path}.country`, `${row}.country`, asCountry);
  const american = isAmerican(country, draft.text(`${row}.province`)?.text ?? '');
  const street = draft.parts(`${path}.street`, `${row}.street`, ({ text }) =>
    sure(american ? splitStreet(text) : { street: tidyText(text), unit: '' }),
  );
  return {
    street: street ? draft.keep(`${path}.street`, street.source, street.value.street) : '',
    apt_number: street ? draft.keep(`${path}.apt_number`, street.source, street.value.unit) : '',
    city: draft.take(`${path}.city`, `${row}.city`, asName),
    state: draft.take(`${path}.state`, `${row}.province`, american ? asStateOrWords : asText),
    zip_code: '',
    country,
    from_date: draft.take(`${path}.from_date`, `${row}.from`, asDayOrMonth(draft)),
    to_date: draft.take(`${path}.to_date`, `${row}.to`, asDayOrMonth(draft)),
  };
}

/** Row ids that are filled, in the order of the paper. */
export const listFilledRows = (
  draft: FormDraft,
  prefix: string,
  count: number,
  columns: readonly string[],
): readonly string[] =>
  Array.from({ length: count }, (_, index) => `${prefix}.row-${index + 1}`).filter((row) =>
    draft.hasRow(columns.map((column) => `${row}.${column}`)),
  );

const listRows = (draft: FormDraft, item: string, count: number) => listFilledRows(draft, item, count, boxes);

function isAmericanRow(draft: FormDraft, row: string): boolean {
  const country = draft.text(`${row}.country`);
  return isAmerican((country && asCountry(country)?.value) ?? '', draft.text(`${row}.province`)?.text ?? '');
}

/** Whether a row says nothing that the other does not say. */
const isRepeated = (draft: FormDraft, row: string, other: string): boolean =>
  boxes.every((box) => {
    const said = draft.text(`${row}.${box}`);
    return said === null
      ? !draft.isUnclear(`${row}.${box}`)
      : foldText(said.text) === foldText(draft.text(`${other}.${box}`)?.text ?? '');
  });

export interface HomeRows {
  /** Rows of the residences, as `address_history_5_years` has them. */
  readonly history: readonly string[];
  /** Rows abroad, as `last_foreign_address` and after it `other_foreign_addresses` have them. */
  readonly abroad: readonly string[];
  /** Of `history`: the rows of item 1. */
  readonly stray: readonly string[];
}

/** The filled rows of I-589 Part A.III items 1 and 2, by where they stand in the form data. */
export function listHomeRows(draft: FormDraft): HomeRows {
  const listed = listRows(draft, 'A.III.2', 5);
  const before = listRows(draft, 'A.III.1', 2);
  const stray = before.filter(
    (row) => isAmericanRow(draft, row) && !listed.some((other) => isRepeated(draft, row, other)),
  );
  return {
    history: [...listed, ...stray],
    abroad: before.filter((row) => !isAmericanRow(draft, row)),
    stray,
  };
}

/**
 * I-589 Part A.III item 2: residences of the last five years, every row in its order. A row of item 1 that is in the
 * United States stands behind them, unless it is one of them.
 */
export function readAddressHistory(draft: FormDraft): AddressHistoryEntry[] {
  const { history, stray } = listHomeRows(draft);
  return history.map((row, index) => {
    const path = `address_history_5_years.${index}`;
    if (stray.includes(row))
      draft.note(path, `${row} is in the United States: it stands with the residences`);
    return readAddressRow(draft, path, row);
  });
}

type ForeignAddresses = Pick<I485FormData, 'last_foreign_address' | 'other_foreign_addresses'>;

/** I-589 Part A.III item 1: the last address before coming, then the last one in the country that is feared. */
export function readForeignAddresses(draft: FormDraft): ForeignAddresses {
  const [last, ...others] = listHomeRows(draft).abroad;
  return {
    last_foreign_address: last === undefined ? null : readAddressRow(draft, 'last_foreign_address', last),
    other_foreign_addresses: others.map((row, index) =>
      readAddressRow(draft, `other_foreign_addresses.${index}`, row),
    ),
  };
}
