import type { Language, RecognisedCharacter } from '../engine/engine.ts';
import { align } from './align.ts';
import { joinSplitLetters } from './join-split-letters.ts';
import { letterLikelihood, letterPrior, likelyTruths } from './letter-confusions.ts';
import type { WeightedRecognition } from './weighted-recognition.ts';

interface VotedCharacter {
  readonly text: string;
  /** Chance that this letter is right, given all readings. */
  readonly chance: number;
  readonly box: RecognisedCharacter['box'];
}

export interface VotedText {
  readonly text: string;
  readonly characters: readonly VotedCharacter[];
  /** Chance that every letter is right and none is missing, if letters failed independently. */
  readonly chance: number;
}

interface Vote {
  readonly language: Language;
  readonly letter: string;
  readonly confidence: number;
  readonly weight: number;
}

interface Column {
  readonly votes: Vote[];
  box: RecognisedCharacter['box'] | null;
}

const nothing = '';

/**
 * Weighs readings of one picture letter by letter by how each language's data is known to mistake letters. With an
 * alphabet, only its letters (and nothing) can win.
 */
export function vote(readings: readonly WeightedRecognition[], alphabet?: string): VotedText {
  const columns = toColumns(joinSplitLetters(readings));
  const characters: VotedCharacter[] = [];
  let logChance = 0;
  for (const column of columns) {
    const { letter, chance } = decide(column, alphabet);
    logChance += Math.log(chance);
    if (letter !== nothing && column.box) characters.push({ text: letter, chance, box: column.box });
  }
  const text = characters.map((character) => character.text).join('');
  return { text, characters, chance: Math.exp(logChance) };
}

function toColumns(readings: readonly WeightedRecognition[]): Column[] {
  const [pivot, ...others] = [...readings].sort((p, q) => meanConfidence(q) - meanConfidence(p));
  if (!pivot) return [];
  let columns: Column[] = [];
  for (const character of pivot.recognition.characters) columns.push(columnOf(pivot, character, []));
  const seen: WeightedRecognition[] = [pivot];
  for (const reading of others) {
    columns = merge(columns, reading, seen);
    seen.push(reading);
  }
  return columns;
}

function merge(
  columns: readonly Column[],
  reading: WeightedRecognition,
  seen: readonly WeightedRecognition[],
): Column[] {
  const { characters } = reading.recognition;
  const pairs = align(
    columns.map((column) => column.votes.find((v) => v.letter !== nothing)?.letter ?? nothing),
    characters.map((character) => character.text),
  );
  return pairs.map(([at, bt]) => {
    const character = bt < 0 ? undefined : characters[bt];
    const column = at < 0 ? undefined : columns[at];
    if (!column) return columnOf(reading, character as RecognisedCharacter, seen.map(absentVote));
    column.votes.push(character ? voteOf(reading, character) : absentVote(reading));
    column.box ??= character?.box ?? null;
    return column;
  });
}

const columnOf = (
  reading: WeightedRecognition,
  character: RecognisedCharacter,
  before: readonly Vote[],
): Column => ({
  votes: [...before, voteOf(reading, character)],
  box: character.box,
});

const voteOf = (
  { language, weight }: WeightedRecognition,
  { text, confidence }: RecognisedCharacter,
): Vote => ({
  language,
  letter: text === '\n' ? ' ' : text,
  confidence,
  weight,
});

const absentVote = ({ language, weight }: WeightedRecognition): Vote => ({
  language,
  letter: nothing,
  confidence: 0.9,
  weight,
});

function meanConfidence({ recognition: { characters }, weight }: WeightedRecognition): number {
  return (
    (weight * characters.reduce((sum, character) => sum + character.confidence, 0)) /
    Math.max(characters.length, 1)
  );
}

/** Votes are not independent: engines that share a design share mistakes. */
const independence = 0.75;

function listCandidates(votes: readonly Vote[]): Set<string> {
  const candidates = new Set<string>();
  for (const { language, letter } of votes) {
    candidates.add(letter);
    for (const truth of likelyTruths(language, letter)) candidates.add(truth);
  }
  return candidates;
}

const isLetter = /^[\p{L}\p{N}]$/u;
const speck = /^[.,;:'’‘"“”`´°*·•—–_~^<>«»=+-]$/u;

/** Most readings see nothing but a dot or a dash here: no letter stands on paper, whatever one of them makes of it. */
function isSpeck(votes: readonly Vote[]): boolean {
  const weight = (list: readonly Vote[]) => list.reduce((sum, vote) => sum + vote.weight, 0);
  const letters = votes.filter(({ letter }) => letter !== nothing && !speck.test(letter));
  const specks = votes.filter(({ letter }) => speck.test(letter));
  return specks.length > 0 && weight(letters) < 0.5 * weight(votes);
}

function decide({ votes }: Column, alphabet: string | undefined): { letter: string; chance: number } {
  const candidates = alphabet === undefined ? listCandidates(votes) : new Set([...alphabet, nothing]);
  const scores: Array<readonly [string, number]> = [];
  for (const truth of candidates) {
    let score = Math.log(letterPrior(truth));
    for (const { language, letter, confidence, weight } of votes)
      score +=
        independence * weight * trustOf(confidence) * Math.log(letterLikelihood(language, truth, letter));
    scores.push([truth, score]);
  }
  if (isSpeck(votes)) scores.splice(0, scores.length, ...scores.filter(([truth]) => !isLetter.test(truth)));
  scores.sort((p, q) => q[1] - p[1]);
  const [letter, top] = scores[0] as readonly [string, number];
  const total = scores.reduce((sum, [, score]) => sum + Math.exp(score - top), 0);
  return { letter, chance: 1 / total };
}

/** A letter the engine itself doubts says less: 1 from 0.97 up, falling to a quarter. */
const trustOf = (confidence: number) => Math.min(1, Math.max(0.25, 1 - (0.97 - confidence) * 2.5));
