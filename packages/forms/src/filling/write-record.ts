import type { Address, AddressPaths } from '../values/address.ts';
import { hasForeignLetters, toOneLine } from '../values/spelling/latin-text.ts';
import type { Place } from './filling-result.ts';
import { note, type Sheet, withhold } from './sheet.ts';

/** `value` as a piece of a record on the additional-information page; other scripts than Latin are withheld. */
export function toPiece(sheet: Sheet, path: string, value: string): string {
  const typed = toOneLine(value);
  if (!hasForeignLetters(typed)) return typed;
  withhold(sheet, path, typed, 'not-latin');
  return '';
}

export const joinPieces = (pieces: readonly string[], separator: string): string =>
  pieces.filter((piece) => piece !== '').join(separator);

/** One record of a list as one row: its pieces in their order, empty ones left out. */
export const noteRecord = (sheet: Sheet, place: Place, pieces: readonly string[]): void =>
  note(sheet, place, joinPieces(pieces, ', '));

const toUnitPiece = (unit: string): string =>
  /^[a-z]?\d+[a-z]?$|^[a-z]$/i.test(unit) ? `Apt ${unit}` : unit;

/** `123 Oak St Apt 4`, `Tulsa`, `OK 74104`, `USA`. */
export function toAddressPieces(sheet: Sheet, address: Address, paths: AddressPaths): string[] {
  const piece = (key: keyof Address): string => toPiece(sheet, paths[key], address[key]);
  return [
    joinPieces([piece('street'), toUnitPiece(piece('unit'))], ' '),
    piece('city'),
    joinPieces([piece('state'), piece('zip')], ' '),
    piece('country'),
  ];
}

/** `03/2021 - 08/2022`; a missing end stays open. */
export function toPeriodPiece(sheet: Sheet, path: string, from: string, to: string): string {
  const start = toPiece(sheet, `${path}.from_date`, from);
  const end = toPiece(sheet, `${path}.to_date`, to);
  if (start === '' && end === '') return '';
  if (end === '') return `from ${start}`;
  return start === '' ? `to ${end}` : `${start} - ${end}`;
}

/** Labels a piece only when there is one. */
export const labelPiece = (label: string, piece: string): string => (piece === '' ? '' : `${label} ${piece}`);
