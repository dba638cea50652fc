import type { FieldReading, FieldSpec } from '@puente/forms';
import { findStatesOfZip, findUsState } from '@puente/forms/lexicon';
import { findOnlyNear } from '../recognise/find-only-near.ts';
import { findZipBeside } from './find-zip-beside.ts';
import { toStateCode } from './state-code.ts';

type TextReading = Extract<FieldReading, { state: 'text' }>;

/** A ZIP code that is less sure may itself be what was misread. */
const sureZip = 0.9;
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
  const readingOf = (id: string): TextReading | null => {
    const reading = fields.get(id);
    return reading?.state === 'text' && reading.source === 'ocr' ? reading : null;
  };
  const agreed = new Map(fields);
  for (const { id, valueKind } of specs) {
    if (valueKind !== 'state') continue;
    const [state, code] = [readingOf(id), findZipBeside(id, readingOf)];
    const mended = state && code && code.score >= sureZip ? mend(state, code.digits) : null;
    if (mended) agreed.set(id, mended);
  }
  return agreed;
}

function mend(state: TextReading, zipCode: string): TextReading | null {
  const code = toStateCode(state.text);
  if (code === null) return null;
  const possible = findStatesOfZip(zipCode);
  const own = findUsState(code);
  if (own !== null && (possible.includes(own) || state.score >= sureState)) return null;
  const near = findOnlyNear(code, possible, 1);
  if (near === null) return null;
  const ceiling = own === null ? mendedCeiling : exchangedCeiling;
  return { ...state, text: near, score: Math.min(ceiling, state.score) };
}
