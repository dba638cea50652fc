import type { I485FormData } from '@puente/contract';
import { splitStreet, toUnit, toUsState } from '../values/address.ts';
import { sure } from '../values/normalised.ts';
import { foldText, tidyText } from '../values/spelling/fold-text.ts';
import { zip } from '../values/zip.ts';
import type { FormDraft, PaperText } from './form-draft.ts';
import { asName, asNumber, mayBeMisread } from './read-text.ts';
import { readUnit } from './read-unit.ts';

export type UsAddress = I485FormData['biographic_information']['physical_address'];

/** Field ids of an address block; `unitKind` starts those of its boxes for apartment, suite and floor. */
export interface UsAddressBoxes {
  readonly street: string;
  readonly unit: string;
  readonly unitKind?: string;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
}

export const asState = (source: PaperText) => toUsState(source.text, mayBeMisread(source));

export const asZip = asNumber(zip);

const takeUnit = (draft: FormDraft, path: string, { unit, unitKind }: UsAddressBoxes): string =>
  unitKind === undefined
    ? draft.take(path, unit, ({ text }) => {
        const value = toUnit(text);
        return value === '' ? null : sure(value);
      })
    : readUnit(draft, path, unit, unitKind);

/** An address in the United States, its unit taken out of the street where it has no box of its own. T-ADDR. */
export function readUsAddress(draft: FormDraft, path: string, boxes: UsAddressBoxes): UsAddress {
  const unit = takeUnit(draft, `${path}.apt_number`, boxes);
  const street = draft.parts(`${path}.street`, boxes.street, ({ text }) => sure(splitStreet(text)));
  const address: UsAddress = { street: '', apt_number: unit, city: '', state: '', zip_code: '' };
  if (street) {
    const { source, value } = street;
    const other = value.unit !== '' && unit !== '' && foldText(value.unit) !== foldText(unit);
    address.street = draft.keep(`${path}.street`, source, other ? tidyText(source.text) : value.street);
    if (unit === '') address.apt_number = draft.keep(`${path}.apt_number`, source, value.unit);
  }
  address.city = draft.take(`${path}.city`, boxes.city, asName);
  address.state = draft.take(`${path}.state`, boxes.state, asState);
  address.zip_code = draft.take(`${path}.zip_code`, boxes.zip, asZip);
  return address;
}

/** The address of one path under another, with its evidence: the paper says that they are the same. */
export function repeatAddress(draft: FormDraft, from: string, to: string, address: UsAddress): UsAddress {
  for (const key of Object.keys(address)) {
    const evidence = draft.evidence[`${from}.${key}`];
    if (evidence) draft.evidence[`${to}.${key}`] = evidence;
  }
  return { ...address };
}
