import { type Address, type AddressPaths, isUsAddress, splitUnit } from '../values/address.ts';
import { isUnitedStates } from '../values/countries/countries.ts';
import { unit as unitKind } from '../values/unit.ts';
import { findStateCode, usState } from '../values/us-state.ts';
import { zip } from '../values/zip.ts';
import { fitText } from './fit-text.ts';
import { adjust, getField, put, type Sheet, tick, toLimits, withhold } from './sheet.ts';
import { writeNumber } from './write-number.ts';
import { writeText } from './write-text.ts';

/** Catalogue ids of one address block; `unit` is what its three unit boxes and the number start with. */
export interface AddressBoxes {
  readonly street: string;
  readonly unit: string;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
  /** Present on blocks that also take an address abroad; the two kinds exclude each other. */
  readonly abroad?: { readonly province: string; readonly postalCode: string; readonly country: string };
}

function writeStreetAndUnit(sheet: Sheet, boxes: AddressBoxes, address: Address, paths: AddressPaths): void {
  const { street, unit } = splitUnit(address);
  adjust(sheet, paths.street, address.street.trim().replace(/\s+/g, ' '), street);
  writeText(sheet, paths.street, boxes.street, street);
  if (unit === '') return;
  const { kind, number } = unitKind.toBox(unit);
  const id = `${boxes.unit}-number`;
  const fit = fitText(number, toLimits(getField(sheet, id)));
  if (fit.kind !== 'no-value' && fit.kind !== 'not-latin') tick(sheet, `${boxes.unit}-${kind}`);
  adjust(sheet, paths.unit, unit, number);
  writeText(sheet, paths.unit, id, number);
}

/** Writes a two-letter code into a state list; anything else is withheld. */
export function writeState(sheet: Sheet, path: string, id: string, value: string): void {
  if (value.trim() === '') return;
  const boxed = usState.toBox(value);
  if ('problem' in boxed) {
    withhold(sheet, path, value, 'state');
    return;
  }
  put(sheet, id, boxed.text);
  adjust(sheet, path, value.trim(), boxed.text);
}

function writeCountry(sheet: Sheet, path: string, id: string, address: Address, isUs: boolean): void {
  const typed = address.country.trim();
  if (isUs && (isUnitedStates(typed) || findStateCode(address.state) !== null)) {
    put(sheet, id, 'USA');
    if (typed !== '') adjust(sheet, path, typed, 'USA');
  } else writeText(sheet, path, id, typed);
}

/** Writes one address block. U.S. addresses use state and ZIP, others province and postal code, never both. */
export function writeAddress(sheet: Sheet, boxes: AddressBoxes, address: Address, paths: AddressPaths): void {
  const isUs = boxes.abroad === undefined || isUsAddress(address);
  writeStreetAndUnit(sheet, boxes, address, paths);
  writeText(sheet, paths.city, boxes.city, address.city);
  if (isUs) {
    writeState(sheet, paths.state, boxes.state, address.state);
    writeNumber(sheet, paths.zip, boxes.zip, address.zip, zip);
  } else if (boxes.abroad) {
    writeText(sheet, paths.state, boxes.abroad.province, address.state);
    writeText(sheet, paths.zip, boxes.abroad.postalCode, address.zip);
  }
  if (boxes.abroad) writeCountry(sheet, paths.country, boxes.abroad.country, address, isUs);
}
