import type { FieldReading, FieldSpec } from '@puente/forms';
import { editDistance, findStatesOfZip, findUsState } from '@puente/forms/lexicon';
import { zip } from '@puente/forms/values';

type TextReading = Extract<FieldReading, { state: 'text' }>;

/** A ZIP code that is less sure may itself be what was misread. */
const sureZip = 0.9;
/** Longer texts are a state's name, which says enough by itself. */
const codeLength = 3;
/** What a ZIP code says of a letter was not read there. */
const mendedCeiling = 0.9;
/** A code that is a state's, though not this one's: people err in ZIP codes too, so one that was read surely stays. */
const sureState = 0.9;
const exchangedCeiling = 0.84;

/**
 * A code of two letters that has lost one, or has one that was misread, is the state its ZIP code lies in: `A` beside 50314
 * is `IA`. Nothing is made of a box in which no letter was read.
 */
export function agreeOnState(
  fields: ReadonlyMap<string, FieldReading>,
  specs: readonly FieldSpec[],
): ReadonlyMap<string, FieldReading> {
  const agreed = new Map(fields);
  for (const { id, valueKind } of specs) {
    if (valueKind !== 'state') continue;
    const [state, code] = [readingOf(fields, id), readingOf(fields, toZipId(id))];
    const mended = state && code && code.score >= sureZip ? mend(state, code) : null;
    if (mended) agreed.set(id, mended);
  }
  return agreed;
}

/** The box for the ZIP code of the same address. */
const toZipId = (stateId: string) => stateId.replace(/state$/, 'zip-code');

function readingOf(fields: ReadonlyMap<string, FieldReading>, id: string): TextReading | null {
  const reading = fields.get(id);
  return reading?.state === 'text' && reading.source === 'ocr' ? reading : null;
}

function mend(state: TextReading, code: TextReading): TextReading | null {
  const boxed = zip.toBox(code.text);
  const letters = state.text.replace(/[^\p{L}\d]/gu, '').toUpperCase();
  if (!('text' in boxed) || letters === '' || letters.length > codeLength) return null;
  const possible = findStatesOfZip(boxed.text);
  const own = findUsState(letters);
  if (own !== null && (possible.includes(own) || state.score >= sureState)) return null;
  const [near, other] = possible.filter((each) => editDistance(letters, each, 1) <= 1);
  if (near === undefined || other !== undefined) return null;
  const ceiling = own === null ? mendedCeiling : exchangedCeiling;
  return { ...state, text: near, score: Math.min(ceiling, state.score) };
}
