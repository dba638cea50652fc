import { splitStreet } from '../values/address.ts';
import { sure } from '../values/normalised.ts';
import { foldText, tidyText } from '../values/spelling/fold-text.ts';
import { unit } from '../values/unit.ts';
import { usState } from '../values/us-state.ts';
import { zip } from '../values/zip.ts';
import type { FormDraft, PaperText } from './form-draft.ts';
import { asKind, asName, mayBeMisread } from './read-text.ts';
import { readUnit } from './read-unit.ts';

/** As form data hold it: without a country, since its boxes take none. */
export interface UsAddress {
  street: string;
  apt_number: string;
  city: string;
  state: string;
  zip_code: string;
}

/** Field ids of an address block. The ids of its boxes for apartment, suite and floor start with `unitKind`. */
export interface UsAddressBoxes {
  readonly street: string;
  readonly unit: string;
  readonly unitKind?: string;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
}

export const asState = (source: PaperText) => usState.parse(source.text, mayBeMisread(source));

export const asZip = asKind(zip);

const takeUnit = (draft: FormDraft, path: string, { unit: box, unitKind }: UsAddressBoxes): string =>
  unitKind === undefined ? draft.take(path, box, asKind(unit)) : readUnit(draft, path, box, unitKind);

/** An address in the United States. Where the unit has no box of its own, it is taken out of the street. T-ADDR. */
export function readUsAddress(draft: FormDraft, path: string, boxes: UsAddressBoxes): UsAddress {
  const ownUnit = takeUnit(draft, `${path}.apt_number`, boxes);
  const street = draft.parts(`${path}.street`, boxes.street, ({ text }) => sure(splitStreet(text)));
  const address: UsAddress = { street: '', apt_number: ownUnit, city: '', state: '', zip_code: '' };
  if (street) {
    const { source, value } = street;
    const other = value.unit !== '' && ownUnit !== '' && foldText(value.unit) !== foldText(ownUnit);
    address.street = draft.keep(`${path}.street`, source, other ? tidyText(source.text) : value.street);
    if (ownUnit === '') address.apt_number = draft.keep(`${path}.apt_number`, source, value.unit);
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
