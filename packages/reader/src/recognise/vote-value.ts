import type { LookReading } from './field-text.ts';
import { finish, withoutEnds } from './finish-text.ts';
import type { InkedField } from './inked-field.ts';
import { tidyText } from './tidy-text.ts';
import { getKindRules } from './value-patterns.ts';
import { type VotedText, vote } from './vote.ts';
import { isWorded } from './worded-values.ts';

/** What the readings of a box come to. */
export interface VotedValue {
  readonly voted: VotedText;
  /** It says in words that there is no value, or when it was. */
  readonly isInWords: boolean;
}

/** In a box for numbers what is none says little of one. */
const misfitWeight = 0.1;
/** So many readings that are words, where none is a number. */
const enoughWords = 2;

/**
 * Of a box for text what its readings come to as any text, `free`; of one for numbers the number or the words in it. Readings
 * that are numbers of the box's kind outweigh those that are none; where their vote is none either, they alone count.
 */
export function voteValue(field: InkedField, readings: readonly LookReading[], free: VotedText): VotedValue {
  const kind = field.spec.valueKind;
  const { byHand } = field;
  const rules = getKindRules(kind);
  const isInWords = (text: string) => isWorded(withoutEnds(tidyText(text)), kind);
  const isNumber = (text: string) =>
    rules.judge(finish(field, text.replace(/\n/g, ' '), { isNumber: true })) === 'fits';
  const asNumber = (list: readonly LookReading[]): VotedValue => ({
    voted: vote(list, { alphabet: rules.alphabet, byHand }),
    isInWords: false,
  });
  if (isInWords(free.text)) return { voted: free, isInWords: true };
  if (rules.alphabet === undefined) return { voted: free, isInWords: false };
  const numbers = readings.filter(({ recognition }) => isNumber(recognition.text));
  if (numbers.length === 0) {
    const words = readings.filter(({ recognition }) => isInWords(recognition.text));
    const inWords = words.length >= enoughWords ? vote(words, { byHand }) : null;
    return inWords && isInWords(inWords.text) ? { voted: inWords, isInWords: true } : asNumber(readings);
  }
  const weighed = readings.map((reading) =>
    numbers.includes(reading) ? reading : { ...reading, weight: reading.weight * misfitWeight },
  );
  const best = numbers.find(({ voice }) => voice === 'second') ?? numbers[0];
  for (const list of [weighed, numbers, best ? [best] : []]) {
    const value = asNumber(list);
    if (isNumber(value.voted.text)) return value;
  }
  return asNumber(readings);
}
