import { type FieldReading, type FieldSpec, findCountry, findUsState, isZipOfState } from '@puente/forms';
import { zip } from '@puente/forms/values';

type TextReading = Extract<FieldReading, { state: 'text' }>;

/** Kinds whose value stands for one thing, so that the same digits in two boxes of them are no accident. */
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
 * Hands write these alike, and a reader mistakes a hand's 7 for its 1 each time it comes: a repetition by the same hand
 * proves nothing about them.
 */
const lookalikes = /[1479]/;
const stateCode = /^[A-Z]{2}$/i;

/**
 * Fields of a hand that something else on the form confirms: a closed list, a ZIP code with its state, or the same number
 * once more. `disputed` fields, of which looks differ, neither have nor are witnesses.
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

/** Two letters are a state too often by accident: only a name of more is a witness to itself. */
function isOfClosedList({ valueKind }: FieldSpec, { text }: TextReading): boolean {
  if (valueKind === 'country') return findCountry(text) !== null;
  return valueKind === 'state' && !stateCode.test(text.trim()) && findUsState(text) !== null;
}

/** The first digits of a ZIP code name its state. The last two have no witness in it. */
function isStateOfZip(id: string, { text }: TextReading, byId: ReadonlyMap<string, TextReading>): boolean {
  const code = zip.toBox(byId.get(id.replace(/state$/, 'zip-code'))?.text ?? '');
  const state = findUsState(text);
  return state !== null && 'text' in code && isZipOfState(code.text, state);
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
