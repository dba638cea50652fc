import { type FieldReading, paperOf, type SourceForm } from '@puente/forms';
import { findCommonest } from './find-commonest.ts';

const wholeNumber = /^\d{9}$/;
const someEdits = 2;
/** What others say of a box is not what was read there: a person compares it with the paper. */
const disputedCeiling = 0.9;
const votedCeiling = 0.9;
/** So many boxes that agree, and twice as many as all others, are not made doubtful by a misread one. */
const manyBoxes = 3;

type TextReading = Extract<FieldReading, { state: 'text' }>;

const toDigits = (text: string) => text.replace(/\D/g, '');

/**
 * The applicant's A-Number stands on a form several times. Where the boxes disagree none of them is high, unless many say
 * the same against few; one that two others, who agree, contradict in a digit or two is read as they are.
 */
export function agreeOnNumber(
  fields: ReadonlyMap<string, FieldReading>,
  form: SourceForm,
): ReadonlyMap<string, FieldReading> {
  const { ownNumber } = paperOf(form);
  const own = [...fields.values()].filter(
    (reading): reading is TextReading =>
      reading.state === 'text' && reading.source === 'ocr' && ownNumber.test(reading.fieldId),
  );
  const numbers = own.map(({ text }) => toDigits(text)).filter((digits) => digits.length >= 7);
  if (new Set(numbers).size < 2) return fields;
  const voted = findVoted(numbers);
  const agreeing = numbers.filter((digits) => digits === voted).length;
  const isSettled = agreeing >= manyBoxes && agreeing > 2 * (numbers.length - agreeing);
  const agreed = new Map(fields);
  for (const reading of own) {
    const digits = toDigits(reading.text);
    if (digits.length < 7 || (isSettled && digits === voted)) continue;
    const isOutvoted = voted !== null && digits !== voted && isNear(digits, voted);
    agreed.set(
      reading.fieldId,
      isOutvoted
        ? { ...reading, text: voted, score: Math.min(votedCeiling, reading.score) }
        : { ...reading, score: Math.min(disputedCeiling, reading.score) },
    );
  }
  return agreed;
}

/** The whole number that at least two boxes have, and more of them than any other. */
function findVoted(numbers: readonly string[]): string | null {
  const commonest = findCommonest(numbers.filter((digits) => wholeNumber.test(digits)));
  return commonest && commonest.count >= 2 ? commonest.value : null;
}

/** Whether a few digits changed, lost or added make one of the other. */
function isNear(one: string, other: string): boolean {
  if (one.length === other.length)
    return [...one].filter((digit, at) => digit !== other[at]).length <= someEdits;
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  if (long.length - short.length > someEdits) return false;
  let at = 0;
  for (const digit of long) if (digit === short[at]) at++;
  return at === short.length;
}
