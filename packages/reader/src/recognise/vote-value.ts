import { findCountry, findNationality, findUsState } from '@puente/forms/lexicon';
import type { LookReading } from './field-text.ts';
import { finish, isHard, withoutEnds } from './finish-text.ts';
import type { InkedField } from './inked-field.ts';
import { tidyText } from './tidy-text.ts';
import { getKindRules } from './value-patterns.ts';
import { type VotedText, vote } from './vote.ts';
import { isOfTime, isWorded } from './worded-values.ts';

/** What the readings of a box come to. */
export interface VotedValue {
  readonly voted: VotedText;
  /** It says in words that there is no value, or when it was. */
  readonly isInWords: boolean;
}

/** In a box for numbers what is none says little of one. */
const misfitWeight = 0.1;
/** So many readings that are words, where none is a number, or fewer are numbers in a box for a date. */
const enoughWords = 2;
/** What the readings come to as any text has a word in it. */
const hasWord = /\p{L}{3}/u;

/** What closed lists say of a text; of boxes that take one of a list. */
const listings: { readonly [kind in InkedField['spec']['valueKind']]?: (text: string) => boolean } = {
  state: (text) => findUsState(text) !== null,
  country: (text) => findCountry(text) !== null || findNationality(text) !== null,
};

/**
 * Of a box for text what its readings come to as any text, `free`; of one for numbers the number or the words in it. Readings
 * that are numbers of the box's kind outweigh those that are none; where their vote is none either, they alone count. So do,
 * in a box for one of a list, those that are on it.
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
  if (kind === 'street' && isHard(field)) return { voted: voteHouseNumber(readings, free), isInWords: false };
  if (rules.alphabet === undefined) return { voted: voteListed(field, readings, free), isInWords: false };
  const numbers = readings.filter(({ recognition }) => isNumber(recognition.text));
  const words = readings.filter(({ recognition }) => isInWords(recognition.text));
  // `09 Oct 1987` is more often taken for `09-04-1987` by one reader than the other way round by several.
  const maxNumbers = isOfTime(kind) ? words.length - 1 : 0;
  const minWords = isOfTime(kind) && numbers.length === 0 && hasWord.test(free.text) ? 1 : enoughWords;
  if (words.length >= minWords && numbers.length <= maxNumbers) {
    const inWords = vote(words, { byHand });
    if (isInWords(inWords.text)) return { voted: inWords, isInWords: true };
  }
  if (numbers.length === 0) return asNumber(readings);
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

/** What is on the list is taken as it was read oftenest, and nothing is made of several readings. */
function voteListed(field: InkedField, readings: readonly LookReading[], free: VotedText): VotedText {
  const isOnList = listings[field.spec.valueKind];
  if (!isOnList) return free;
  const isListed = (text: string) => isOnList(finish(field, text.replace(/\n/g, ' '), { isNumber: false }));
  if (isListed(free.text)) return free;
  const listed = readings.filter(({ recognition }) => isListed(recognition.text));
  const likeOthers = (each: LookReading) =>
    listed.filter(({ recognition }) => recognition.text === each.recognition.text).length;
  const [best] = [...listed].sort((one, other) => likeOthers(other) - likeOthers(one));
  return best ? toVoted(best) : free;
}

/** A digit that was taken for a letter; an A or a B may be a house of its own. */
const lettered = /^(\d{2,})[DOQIlSZ](?=\s)/u;

/** A house number that ends with a letter for some readers and with a digit for others ends with the digit: few have a letter. */
function voteHouseNumber(readings: readonly LookReading[], free: VotedText): VotedText {
  const [, digits] = lettered.exec(free.text) ?? [];
  if (digits === undefined) return free;
  const [best] = readings
    .flatMap(({ recognition: { text, characters } }) => {
      const last = characters[digits.length];
      const isWhole = text.startsWith(digits) && /^\s/.test(text.slice(digits.length + 1));
      return isWhole && last && /\d/.test(last.text) ? [last] : [];
    })
    .sort((one, other) => other.confidence - one.confidence);
  if (!best) return free;
  const { text, box } = best;
  return toText(free.characters.with(digits.length, { text, chance: 1 / readings.length, box }));
}

function toText(characters: VotedText['characters']): VotedText {
  return {
    text: characters.map(({ text }) => text).join(''),
    characters,
    chance: characters.reduce((chance, character) => chance * character.chance, 1),
  };
}

const toVoted = ({ recognition: { characters } }: LookReading): VotedText =>
  toText(characters.map(({ text, confidence, box }) => ({ text, chance: confidence, box })));
