import type { FieldReading, FieldSpec } from '@puente/forms';
import { findCommonest } from './find-commonest.ts';
import { listNamingBoxes } from './list-naming-boxes.ts';

/** Small words of names that begin with an l or end with it. */
const particle = /^(?:l|la|las|le|les|li|lo|los|al|el|del|il)$/u;
const word = /[\p{L}\p{M}]+/gu;
/** So many words tell how a form is written, and so many of a hundred may be written otherwise. */
const enoughWords = 8;
const maxOdd = 0.05;
/** Shorter words may be abbreviations, or particles. */
const tellingLength = 3;
/** What the rest of a form says of a letter was not read there. */
const mendedCeiling = 0.97;
/** A long word with a small letter first, where all other names begin with capitals, has lost its first letter: `brahim`. */
const cutOff = /^\p{Ll}{5,}$/u;
const cutOffCeiling = 0.84;

/** How a form is written: all in capitals, or with capitals at the beginnings of names; null where neither is sure. */
type Habit = 'capitals' | 'initials';

/**
 * In many typefaces I and l are one shape: whoever begins names with capitals wrote `Iorfa` and not `lorfa`, and `Al`, not
 * `AI`; who writes in capitals alone wrote `GARCIA`, not `GARClA`. A first letter that was lost is known where the same name
 * stands elsewhere; else the name is for a person to look at.
 */
export function agreeOnCapitals(
  fields: ReadonlyMap<string, FieldReading>,
  specs: readonly FieldSpec[],
): ReadonlyMap<string, FieldReading> {
  const naming = listNamingBoxes(specs);
  const words = [...fields.values()].flatMap((reading) =>
    reading.state === 'text' && naming.has(reading.fieldId) ? (reading.text.match(word) ?? []) : [],
  );
  const habit = findHabit(words);
  if (!habit) return fields;
  const agree = (reading: FieldReading): FieldReading => {
    if (reading.state !== 'text' || reading.source !== 'ocr' || !naming.has(reading.fieldId)) return reading;
    const text = reading.text.replace(word, (written) => menders[habit](written, words));
    const ceiling = habit === 'initials' && hasCutOff(text) ? cutOffCeiling : mendedCeiling;
    return text === reading.text && ceiling === mendedCeiling
      ? reading
      : { ...reading, text, score: Math.min(ceiling, reading.score) };
  };
  return new Map([...fields].map(([id, reading]) => [id, agree(reading)]));
}

/** The letters that do not change their shape between a capital I and a small l say it. */
function findHabit(words: readonly string[]): Habit | null {
  const telling = words
    .filter(({ length }) => length >= tellingLength)
    .filter((each) => !/^[lIi1]/.test(each));
  if (telling.length < enoughWords) return null;
  const isAlmostAll = (wanted: RegExp) =>
    telling.filter((each) => !wanted.test(each)).length <= maxOdd * telling.length;
  if (isAlmostAll(/^[\p{Lu}\p{M}l]+$/u)) return 'capitals';
  return isAlmostAll(/^\p{Lu}.*\p{Ll}/u) ? 'initials' : null;
}

const hasCutOff = (text: string) => (text.match(word) ?? []).some((each) => cutOff.test(each));

/** The name that is the same but for a letter before it, if the form has it more often than any other such. */
function findWhole(written: string, words: readonly string[]): string | null {
  return findCommonest(words.filter((each) => each.slice(1) === written))?.value ?? null;
}

type Mender = (written: string, words: readonly string[]) => string;

const menders: Readonly<Record<Habit, Mender>> = {
  capitals: (written) => (/\p{Lu}/u.test(written.replace(/I/g, '')) ? written.replace(/l/g, 'I') : written),
  initials: (written, words) => {
    if (/^[AE]I$/.test(written)) return written.replace('I', 'l');
    const whole = cutOff.test(written) ? findWhole(written, words) : null;
    if (whole) return whole;
    return particle.test(written) ? written : written.replace(/^l(?=\p{Ll})/u, 'I');
  },
};
