import type { PaperKind } from './kind.ts';
import { sure } from './normalised.ts';
import { tidyText } from './spelling/fold-text.ts';
import { toOneLine } from './spelling/latin-text.ts';

type UnitKind = 'apartment' | 'suite' | 'floor';

/** Which of the three boxes of an address to tick, and the number beside them. */
export interface BoxedUnit {
  readonly kind: UnitKind;
  readonly number: string;
}

const apartmentWords = 'apartment|apartamento|apto|apt|unit|room|rm';
const otherWords = 'suite|ste|floor|flr|fl';
const afterWord = String.raw`(?!\p{L})[\s.:#]*`;

/** The words that a unit at the end of a street line begins with. */
export const unitStart = `(?:${apartmentWords}|${otherWords})${afterWord}`;

const apartmentStart = new RegExp(
  String.raw`^(?:(?:${apartmentWords}|no|number|num)(?!\p{L}))?[\s.:#]*`,
  'iu',
);
const otherStart = new RegExp(`^(${otherWords})${afterWord}(?=.)`, 'iu');
const floorAtEnd = /^(\d+)(?:st|nd|rd|th)?\s*(?:floor|flr|fl)\.?$/i;

/** `Apt. 4` → `4`, `# 12` → `12`; suite and floor keep their word. */
const dropApartmentWord = (text: string): string =>
  tidyText(tidyText(text).replace(apartmentStart, '')).replace(/\.$/, '');

/** An apartment, suite or floor: on paper what the box for an apartment holds, in the PDF a tick and a number. */
export const unit: PaperKind & { readonly toBox: (typed: string) => BoxedUnit } = {
  parse: (text) => {
    const number = dropApartmentWord(text);
    return number === '' ? null : sure(number);
  },
  /** `Apt 4`, `#4`, `Ste. 200`, `2nd Floor`, `4B`. Without a word it is an apartment. */
  toBox: (typed) => {
    const line = toOneLine(typed).replace(/\.$/, '');
    const floor = floorAtEnd.exec(line);
    if (floor) return { kind: 'floor', number: floor[1] ?? '' };
    const [start, word = ''] = otherStart.exec(line) ?? [];
    if (start !== undefined)
      return { kind: /^s/i.test(word) ? 'suite' : 'floor', number: line.slice(start.length) };
    return { kind: 'apartment', number: line.replace(apartmentStart, '') || line };
  },
};
