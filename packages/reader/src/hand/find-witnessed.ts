import type { FieldReading, FieldSpec } from '@puente/forms';
import { findCountry, findUsState, isZipOfState } from '@puente/forms/lexicon';
import { findZipBeside } from '../score/find-zip-beside.ts';

type TextReading = Extract<FieldReading, { state: 'text' }>;

/** Kinds whose values name one thing, so that the same digits in two such boxes are no accident. */
const repeatedKinds: ReadonlySet<string> = new Set([
  'a-number',
  'ssn',
  'uscis-account',
  'i94',
  'document-number',
  'zip',
  'date',
]);
const fewDigits = 5;
/**
 * People write these alike, and the reader mistakes one person's 7 for a 1 each time: a repetition in the same handwriting
 * says nothing about them.
 */
const lookalikes = /[1479]/;
const stateCode = /^[A-Z]{2}$/i;

/**
 * Fields of a hand that something else on the form confirms: a closed list, a ZIP code with its state, or the same number
 * once more. `disputed` fields, which were read differently at different looks, neither have a witness nor are one.
 */
export function findWitnessed(
  fields: ReadonlyMap<string, FieldReading>,
  specs: readonly FieldSpec[],
  handwritten: ReadonlySet<string>,
  disputed: ReadonlySet<string>,
): ReadonlySet<string> {
  const texts = specs.flatMap((spec) => {
    const reading = fields.get(spec.id);
    return reading?.state === 'text' && !disputed.has(spec.id) ? [{ spec, reading }] : [];
  });
  const byId = new Map(texts.map(({ spec, reading }) => [spec.id, reading]));
  const isWitnessed = ({ spec, reading }: (typeof texts)[number]) =>
    isOfClosedList(spec, reading) ||
    (spec.valueKind === 'state' && isStateOfZip(spec.id, reading, byId)) ||
    texts.some((other) => other.spec.id !== spec.id && isRepetition({ spec, reading }, other, handwritten));
  return new Set(texts.filter(isWitnessed).map(({ spec }) => spec.id));
}

/** Two letters are too often a state by accident: only a longer name is its own witness. */
function isOfClosedList({ valueKind }: FieldSpec, { text }: TextReading): boolean {
  if (valueKind === 'country') return findCountry(text) !== null;
  return valueKind === 'state' && !stateCode.test(text.trim()) && findUsState(text) !== null;
}

/** The first digits of a ZIP code name its state. The state says nothing about the last two. */
function isStateOfZip(id: string, { text }: TextReading, byId: ReadonlyMap<string, TextReading>): boolean {
  const code = findZipBeside(id, (zipId) => byId.get(zipId));
  const state = findUsState(text);
  return state !== null && code !== null && isZipOfState(code.digits, state);
}

interface Text {
  readonly spec: FieldSpec;
  readonly reading: TextReading;
}

function isRepetition(one: Text, other: Text, handwritten: ReadonlySet<string>): boolean {
  if (one.spec.valueKind !== other.spec.valueKind || !repeatedKinds.has(one.spec.valueKind)) return false;
  const said = toSigns(one);
  if (said.length < fewDigits || said !== toSigns(other)) return false;
  return !handwritten.has(other.spec.id) || !lookalikes.test(said);
}

/** Letters and digits; an A-Number with or without its A is the same. */
const toSigns = ({ spec, reading }: Text) =>
  reading.text.toUpperCase().replace(spec.valueKind === 'a-number' ? /\D/g : /[^A-Z\d]/g, '');
