import { type RecognisedCharacter, toRecognition } from '../engine/engine.ts';
import type { WeightedRecognition } from './weighted-recognition.ts';

/** Letters with a mark that readers split in two, and what they make of the halves. */
const marked = /^[ñüéèêëïîöôõäâãåçúíóá]$/iu;
const half = /^[ifntlrueéèêëúüíïîñáàâãóôõoa]$/iu;

type Word = readonly RecognisedCharacter[];

/**
 * Where one reading has a letter with its mark and another, in a word that is otherwise the same, two letters (`ü` and `ii`,
 * `ñ` and `fi`), the two are made that one letter, so that both vote for it.
 */
export function joinSplitLetters(readings: readonly WeightedRecognition[]): readonly WeightedRecognition[] {
  const words = readings.map(({ recognition }) => toWords(recognition.characters));
  return readings.map((reading, at) => {
    const own = words[at] ?? [];
    const joined = own.map((word, index) => joinWord(word, words, at, index));
    if (joined.every((word, index) => word === own[index])) return reading;
    return { ...reading, recognition: toRecognition(joined.flat()) };
  });
}

/** Words with the white space before them, so that nothing is lost when they are put together again. */
function toWords(characters: readonly RecognisedCharacter[]): Word[] {
  const words: RecognisedCharacter[][] = [];
  for (const character of characters) {
    if (words.length === 0 || character.text.trim() === '') words.push([]);
    words.at(-1)?.push(character);
  }
  return words;
}

function joinWord(word: Word, words: ReadonlyArray<readonly Word[]>, at: number, index: number): Word {
  for (const [other, list] of words.entries()) {
    const peer = list[index];
    if (other === at || !peer || peer.length !== word.length - 1) continue;
    const place = findSplit(word, peer);
    if (place === null) continue;
    const [first, second] = [word[place], word[place + 1]] as [RecognisedCharacter, RecognisedCharacter];
    const [left, top] = first.box;
    const [, , right, bottom] = second.box;
    const whole = { ...first, text: peer[place]?.text ?? '', box: [left, top, right, bottom] as const };
    return [...word.slice(0, place), whole, ...word.slice(place + 2)];
  }
  return word;
}

/** Where the longer word has two halves for the shorter one's marked letter; null when they differ otherwise. */
function findSplit(word: Word, peer: Word): number | null {
  const place = peer.findIndex(({ text }, i) => text !== word[i]?.text);
  if (place < 0 || !marked.test(peer[place]?.text ?? '')) return null;
  const halves = word.slice(place, place + 2);
  const isSplit = halves.length === 2 && halves.every(({ text }) => half.test(text));
  const restIsSame = peer.slice(place + 1).every(({ text }, i) => text === word[place + 2 + i]?.text);
  return isSplit && restIsSame ? place : null;
}
