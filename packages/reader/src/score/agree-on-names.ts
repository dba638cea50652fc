import type { FieldReading, FieldSpec } from '@puente/forms';
import { editDistance, foldText } from '@puente/forms/lexicon';
import { isOfKnownWords } from '../recognise/known-text.ts';
import { personKinds, townKinds } from '../recognise/naming-kinds.ts';
import { findCommonest } from './find-commonest.ts';

type TextReading = Extract<FieldReading, { state: 'text' }>;

/** Boxes that hold the same words: a family's names, and the towns it lived in. */
const groups = [personKinds, townKinds];
const word = /[\p{L}\p{M}]+/gu;
/** A box that a person is asked about anyway. */
const doubtful = 0.84;
/** So surely one of the others was read. */
const surely = 0.9;
const fewestWitnesses = 2;
/** Short names have too many neighbours. */
const shortest = 6;
/** One letter in so many may be misread. */
const lettersAnEdit = 4;
/** Endings tell apart who belongs to one family: `Ivanov` and `Ivanova`, `Kowalski` and `Kowalska`. */
const ending = 2;

/**
 * A word that no list knows and that stands in doubtful boxes alone, where more boxes of the form surely have one that differs
 * in a letter or two before its ending, is read as they are (`MOGIIADDAM`). It stays as doubtful as it was.
 */
export function agreeOnNames(
  fields: ReadonlyMap<string, FieldReading>,
  specs: readonly FieldSpec[],
): ReadonlyMap<string, FieldReading> {
  const agreed = new Map(fields);
  for (const kinds of groups) {
    const readings = specs.flatMap(({ id, valueKind }) => {
      const reading = fields.get(id);
      return reading?.state === 'text' && kinds.has(valueKind) ? [reading] : [];
    });
    const doubted = readings.filter(({ source, score }) => source === 'ocr' && score <= doubtful);
    if (doubted.length === 0) continue;
    const words = groupWords(readings);
    for (const reading of doubted) {
      const text = reading.text.replace(word, (written) => findNamesake(written, words) ?? written);
      if (text !== reading.text) agreed.set(reading.fieldId, { ...reading, text });
    }
  }
  return agreed;
}

interface Standing {
  readonly spellings: readonly string[];
  readonly boxes: number;
  readonly score: number;
}

/** Where each word stands, by its folded spelling. */
function groupWords(readings: readonly TextReading[]): ReadonlyMap<string, Standing> {
  const words = new Map<string, Standing>();
  for (const { text, score } of readings)
    for (const each of new Set(text.match(word))) {
      const before = words.get(foldText(each)) ?? { spellings: [], boxes: 0, score: 0 };
      words.set(foldText(each), {
        spellings: [...before.spellings, each],
        boxes: before.boxes + 1,
        score: Math.max(before.score, score),
      });
    }
  return words;
}

/** The one word of the others that this one must be; null where there is none, or more than one. */
function findNamesake(written: string, words: ReadonlyMap<string, Standing>): string | null {
  const folded = foldText(written);
  const own = words.get(folded);
  if (!own || own.score > doubtful || folded.length < shortest || isOfKnownWords(written)) return null;
  const maxEdits = Math.floor(folded.length / lettersAnEdit);
  const near = [...words].filter(
    ([other, { boxes, score }]) =>
      boxes >= Math.max(fewestWitnesses, own.boxes + 1) &&
      score >= surely &&
      other.slice(-ending) === folded.slice(-ending) &&
      editDistance(folded, other, maxEdits) <= maxEdits,
  );
  const [only] = near;
  return only && near.length === 1 ? (findCommonest(only[1].spellings)?.value ?? null) : null;
}
