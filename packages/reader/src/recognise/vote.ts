import type { RecognisedCharacter } from '../engine/engine.ts';
import { align, withoutMarks } from './align.ts';
import { joinSplitLetters } from './join-split-letters.ts';
import { isOfKnownWords } from './known-text.ts';
import { letterLikelihood, letterPrior, likelyTruths } from './letter-confusions.ts';
import { findOfSecond, handWritten, isBare, nothing, type Vote } from './letter-of-second.ts';
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

interface Column {
  readonly votes: Vote[];
  box: RecognisedCharacter['box'] | null;
}

interface VoteOptions {
  /** Only its letters, and nothing, can win. */
  readonly alphabet?: string | undefined;
  /** Chance that a hand wrote it. */
  readonly byHand?: number;
  /** Specks lie about, above letters too. */
  readonly isNoisy?: boolean;
}

/** Weighs readings of one picture letter by letter by how each voice is known to mistake letters. */
export function vote(readings: readonly WeightedRecognition[], options: VoteOptions = {}): VotedText {
  const { byHand = 0, alphabet } = options;
  const ofEngine = listOfEngine(readings);
  const discord = ofEngine.length < readings.length ? measureDiscord(ofEngine) : 0;
  const isHard = byHand >= handWritten || discord >= hardDiscord;
  const mayHear = alphabet === undefined && (isHard || discord >= fairDiscord);
  const known = mayHear ? readings.filter(isKnownToSecond) : [];
  if (known.length > 0 && isHard) return weigh(known, options, 0);
  const voted = weigh(readings, options, discord);
  return known.length === 0 || isOfKnownWords(voted.text) ? voted : weigh(known, options, 0);
}

/** The second reader sees known words alone. */
const isKnownToSecond = ({ voice, recognition }: WeightedRecognition) =>
  voice === 'second' && isOfKnownWords(recognition.text);

/** Where the engine reads so much otherwise in each language it hardly sees letters. */
const hardDiscord = 0.3;
/** Where it reads so much otherwise, known words outweigh what is none. */
const fairDiscord = 0.15;

const listOfEngine = (readings: readonly WeightedRecognition[]) =>
  readings.filter(({ voice }) => voice !== 'second');

/** The vote, where the engine is so much at odds with itself, 0 to 1. */
function weigh(readings: readonly WeightedRecognition[], options: VoteOptions, discord: number): VotedText {
  const columns = toColumns(joinSplitLetters(balance(readings, options.byHand ?? 0, discord)));
  const characters: VotedCharacter[] = [];
  let logChance = 0;
  for (const [at, column] of columns.entries()) {
    const isBeforeU = columns[at + 1]?.votes.some(({ letter }) => /^[uú]$/i.test(letter)) ?? false;
    const { letter, chance } = decide(column, { ...options, isBeforeU });
    logChance += Math.log(chance);
    if (letter !== nothing && column.box) characters.push({ text: letter, chance, box: column.box });
  }
  const text = characters.map((character) => character.text).join('');
  return { text, characters, chance: Math.exp(logChance) };
}

/** What the engine says in several languages is mostly one opinion; the second reader's is another, and of hands the better. */
const engineWeight = 1.7;
const secondWeight = { typed: 1.3, byHand: 2 };
/** Where the engine says something else in each language it sees no letters: then it counts less, and the other so much more. */
const discordBonus = 3;
const minEngine = 0.05;

function balance(
  readings: readonly WeightedRecognition[],
  byHand: number,
  discord: number,
): readonly WeightedRecognition[] {
  const ofEngine = listOfEngine(readings);
  if (ofEngine.length === readings.length) return readings;
  const total = ofEngine.reduce((sum, { weight }) => sum + weight, 0);
  const engine = Math.min(1, engineWeight / Math.max(total, 1)) * Math.max(minEngine, 1 - discord);
  const calm = secondWeight.typed + byHand * (secondWeight.byHand - secondWeight.typed);
  const second = calm * (1 + discordBonus * discord);
  return readings.map((reading) => ({
    ...reading,
    weight: reading.weight * (reading.voice === 'second' ? second : engine),
  }));
}

/** Share of the letters of the first reading that the others, on average, do not have in the same place. */
function measureDiscord(readings: readonly WeightedRecognition[]): number {
  const [first, ...others] = readings.map(({ recognition }) => [...recognition.text.replace(/\s/g, '')]);
  if (!first || others.length === 0) return 0;
  const alike = others.map((other) => {
    const same = align(first, other).filter(([at, bt]) => at >= 0 && first[at] === other[bt]);
    return same.length / Math.max(1, first.length, other.length);
  });
  return 1 - alike.reduce((sum, share) => sum + share, 0) / alike.length;
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

const voteOf = ({ voice, weight }: WeightedRecognition, { text, confidence }: RecognisedCharacter): Vote => ({
  voice,
  letter: text === '\n' ? ' ' : text,
  confidence,
  weight,
});

const absentVote = ({ voice, weight }: WeightedRecognition): Vote => ({
  voice,
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

const isPlain = (letter: string) => /^[\x20-\x7e]*$/.test(letter);

/** Among specks a mark above a letter wants two who see it. */
const enoughMarks = 2;

/** What a single reader of several takes for an accent among specks is a speck. */
function withoutSpecks(votes: readonly Vote[]): readonly Vote[] {
  const marked = votes.filter(({ letter }) => withoutMarks(letter) !== letter).length;
  const isSpeck = marked < enoughMarks && 2 * marked < votes.length;
  return isSpeck ? votes.map((each) => ({ ...each, letter: withoutMarks(each.letter) })) : votes;
}

function listCandidates(votes: readonly Vote[], byHand: number): Set<string> {
  const candidates = new Set<string>();
  // Where nobody saw an accent, and the second reader looked too, none is thought up.
  const mayHaveAccent =
    votes.some(({ letter }) => !isPlain(letter)) || votes.every(({ voice }) => voice !== 'second');
  for (const { voice, letter } of votes) {
    candidates.add(letter);
    for (const truth of likelyTruths(voice, letter, byHand))
      if (mayHaveAccent || isPlain(truth)) candidates.add(truth);
  }
  // Where every reader sees a sign, one stands, whichever it is.
  if (votes.every(({ letter }) => letter !== nothing)) candidates.delete(nothing);
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

const apostrophe = /^['’]$/;

/** Where no specks lie the second reader sees the apostrophe of `Xi'an`, which the engine often misses. */
const isSeenBySecond = ({ voice, letter }: Vote) => voice === 'second' && apostrophe.test(letter);

/** Only some of the readings see a dot here, and the others nothing: a speck, or a break in a stroke. */
function isDoubtfulDot(votes: readonly Vote[], isNoisy: boolean): boolean {
  if (!isNoisy && votes.some(isSeenBySecond)) return false;
  const bare = votes.filter(({ letter }) => isBare(letter)).length;
  return 2 * bare >= votes.length && votes.every(({ letter }) => isBare(letter) || speck.test(letter));
}

/**
 * A dot that would but explain stray letters: nobody saw one, though the second reader looked too. It stays among the
 * candidates, since without it a stray letter would win in its place; where it wins, nothing stands.
 */
const isThoughtUp = (letter: string, votes: readonly Vote[]) =>
  speck.test(letter) &&
  votes.some(({ voice }) => voice === 'second') &&
  votes.every((vote) => !speck.test(vote.letter));

function decide(
  column: Column,
  { alphabet, byHand = 0, isNoisy = false, isBeforeU }: VoteOptions & { readonly isBeforeU: boolean },
): { letter: string; chance: number } {
  const votes = isNoisy ? withoutSpecks(column.votes) : column.votes;
  const ofSecond = alphabet === undefined && !isNoisy ? findOfSecond(votes, { byHand, isBeforeU }) : null;
  if (ofSecond !== null) return ofSecond;
  const isSpecked = isSpeck(votes);
  const isDotted = isDoubtfulDot(votes, isNoisy);
  const candidates = alphabet === undefined ? listCandidates(votes, byHand) : new Set([...alphabet, nothing]);
  const scores: Array<readonly [string, number]> = [];
  for (const truth of candidates) {
    if ((isSpecked && isLetter.test(truth)) || (isDotted && speck.test(truth))) continue;
    let score = Math.log(letterPrior(truth));
    for (const { voice, letter, confidence, weight } of votes)
      score +=
        independence *
        weight *
        trustOf(confidence) *
        Math.log(letterLikelihood(voice, truth, letter, byHand));
    scores.push([truth, score]);
  }
  scores.sort((p, q) => q[1] - p[1]);
  const [letter, top] = scores[0] as readonly [string, number];
  const total = scores.reduce((sum, [, score]) => sum + Math.exp(score - top), 0);
  return { letter: isThoughtUp(letter, votes) ? nothing : letter, chance: 1 / total };
}

/** A letter the engine itself doubts says less: 1 from 0.97 up, falling to a quarter. */
const trustOf = (confidence: number) => Math.min(1, Math.max(0.25, 1 - (0.97 - confidence) * 2.5));
