import type { FieldReading, FieldSpec, ValueKind } from '@puente/forms';
import { inCaseOfLetters } from '../recognise/in-case-of.ts';
import { personKinds, townKinds } from '../recognise/naming-kinds.ts';
import { getKnownWords } from '../second-reader/words/known-words.ts';
import { foldSign } from '../second-reader/words/word-list.ts';

/** What a hand's letter is taken for, and which it is: `o>s`, both without accents and capitals. */
type Mistake = string;

/** Boxes for words. */
const worded: ReadonlySet<ValueKind | 'mark'> = new Set([
  ...personKinds,
  ...townKinds,
  'country',
  'street',
  'text',
]);
const word = /\p{L}+/gu;
/** A box that a person is asked about anyway. */
const doubtful = 0.84;
/** Spellings of the same sound are no mistakes: `Lopez` and `Lopes`, `Ivanov` and `Iwanow`, `Rahimov` and `Raximov`. */
const alike = ['aeo', 'bvwf', 'ckqgx', 'cs', 'dt', 'eijy', 'ghx', 'gjx', 'iu', 'ou', 'szx'];
/** `Ivanov` and `Ivanova` are one name. */
const stem = 5;
/** Shorter words are all neighbours of one another. */
const shortest = 5;
/** Of words that no list knows, a known one is found for so many by the same mistake before a hand is believed to make it. */
const enoughWords = 2.5;
/** So many letters of a word may be misread. */
const maxExchanged = (folded: string) => Math.min(3, Math.floor(folded.length / 2));
const maxRounds = 3;

/**
 * A hand writes some letter so that it is read as another wherever it stands: an `s` like an `o`. Words that
 * no list knows and that become known ones by the same mistake prove it (`Carloo`, `Neloon`, `Jeroey`); then each that becomes
 * one known word by proven mistakes alone is read as that. It stays as doubtful as it was.
 */
export function agreeOnLetters(
  fields: ReadonlyMap<string, FieldReading>,
  specs: readonly FieldSpec[],
): ReadonlyMap<string, FieldReading> {
  const readings = specs.flatMap(({ id, valueKind }) => {
    const reading = fields.get(id);
    if (!worded.has(valueKind) || reading?.state !== 'text') return [];
    return reading.source === 'ocr' && reading.handwritten && reading.score <= doubtful ? [reading] : [];
  });
  const unknown = new Set(readings.flatMap(({ text }) => listUnknown(text)));
  const near = new Map([...unknown].map((folded) => [folded, listNear(folded)]));
  const proven = prove([...near.values()]);
  if (proven.size === 0) return fields;
  const agreed = new Map(fields);
  for (const reading of readings) {
    const text = reading.text.replace(word, (written) => {
      const folded = fold(written) ?? '';
      const meant = findMeant(near.get(folded) ?? [], proven);
      return meant === null ? written : exchange(written, folded, meant);
    });
    if (text !== reading.text) agreed.set(reading.fieldId, { ...reading, text });
  }
  return agreed;
}

/** Texts come composed, a letter with its mark as one sign. Letter for letter, so that each stands where it was read. */
function fold(written: string): string | null {
  const folded = [...written].map(foldSign);
  return folded.every(({ length }) => length === 1) ? folded.join('') : null;
}

const isUnknown = (folded: string) => folded.length >= shortest && !getKnownWords().has(folded);

const listUnknown = (text: string): string[] =>
  (text.match(word) ?? []).flatMap((written) => {
    const folded = fold(written);
    return folded !== null && isUnknown(folded) ? [folded] : [];
  });

/** A known word that a word may be, and by which mistakes. */
interface Near {
  readonly known: string;
  readonly mistakes: ReadonlySet<Mistake>;
}

const listNear = (folded: string): Near[] =>
  getKnownWords()
    .findAlike(folded, maxExchanged(folded))
    .map((known) => ({ known, mistakes: listMistakes(folded, known) }));

const listMistakes = (read: string, known: string): ReadonlySet<Mistake> =>
  new Set([...read].flatMap((letter, at) => (letter === known[at] ? [] : [`${letter}>${known[at]}`])));

const isOfSound = ([read = '', , known = '']: Mistake) =>
  alike.some((sounds) => sounds.includes(read) && sounds.includes(known));

/**
 * The mistakes that enough words speak for: each for those that alone, beside proven ones, make a known word of it. A name that
 * stands in several boxes speaks once, whatever its ending.
 */
function prove(words: ReadonlyArray<readonly Near[]>): ReadonlySet<Mistake> {
  let proven: ReadonlySet<Mistake> = new Set();
  for (let round = 0; round < maxRounds; round++) {
    const votes = new Map<Mistake, Map<string, number>>();
    for (const near of words) {
      const open = near.map(({ known, mistakes }) => ({
        known,
        missing: [...mistakes].filter((mistake) => !proven.has(mistake)),
      }));
      // What proven mistakes explain needs no other.
      if (open.some(({ missing }) => missing.length === 0)) continue;
      const possible = open.flatMap(({ known, missing: [only, ...more] }) =>
        only && more.length === 0 ? [{ known, only }] : [],
      );
      for (const { known, only } of possible) {
        const ofMistake = votes.get(only) ?? new Map<string, number>();
        const name = known.slice(0, stem);
        votes.set(only, ofMistake.set(name, Math.max(ofMistake.get(name) ?? 0, 1 / possible.length)));
      }
    }
    const found = [...votes]
      .filter(([mistake, ofMistake]) => !isOfSound(mistake) && countWords(ofMistake) >= enoughWords)
      .map(([mistake]) => mistake);
    if (found.length === 0) break;
    proven = new Set([...proven, ...found]);
  }
  return proven;
}

const countWords = (ofMistake: ReadonlyMap<string, number>) =>
  [...ofMistake.values()].reduce((count, share) => count + share, 0);

/** The one known word that proven mistakes make of a word; null where there is none, or more than one. */
function findMeant(near: readonly Near[], proven: ReadonlySet<Mistake>): string | null {
  const [only, other] = near.filter(({ mistakes }) => [...mistakes].every((each) => proven.has(each)));
  return only && !other ? only.known : null;
}

/** Marks stay on the letters that do. */
function exchange(written: string, folded: string, meant: string): string {
  const cased = inCaseOfLetters(written, meant);
  return [...written].map((letter, at) => (folded[at] === meant[at] ? letter : cased[at])).join('');
}
