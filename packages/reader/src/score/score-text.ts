import { mayLackAccent } from '../recognise/accented-words.ts';
import { withoutMarks } from '../recognise/align.ts';
import type { FieldText } from '../recognise/field-text.ts';
import { hasStrayLetter } from './has-stray-letter.ts';
import model from './score-model.json' with { type: 'json' };

/** What the score is made of; the weights are fitted by `bench/fit-scores.ts` on people and scans of the bench's own making. */
export interface ScoreFeatures {
  /** Share of the readings that say something else. */
  readonly disagreement: number;
  /** How far the least sure letter falls short of 0.95. */
  readonly lowConfidence: number;
  /** How far the odds of the weakest letter fall short of 55 to 1, in natural logarithm. */
  readonly weakLetter: number;
  readonly fails: number;
  readonly fits: number;
  /** 1 when all readings say the same and none of them doubts a letter. */
  readonly clean: number;
  /** 1 when a word stands without the accent that it is commonly written with. */
  readonly lacksAccent: number;
  /** How far the page as a whole falls short of clear print, in confidence of its letters. */
  readonly pageDoubt: number;
  /** 1 when the second reader looked and read other letters. */
  readonly denied: number;
  /** How far the odds of its least sure letter fall short of 150 to 1 to the second reader, in natural logarithm. */
  readonly secondDoubt: number;
}

const strongestOdds = 4;
const surestOdds = 5;
const soundConfidence = 0.88;
const clearPrint = 0.93;
/** However well the rest speaks for it, what so many readings deny, or the one unlike the others, is for a person to look at. */
const fairAgreement = 0.75;
const disputedCeiling = 0.97;
/** A mark above a letter that no reading named: it is there, which one it is can be wrong. */
const marksCeiling = { read: 1, uncounted: 1, unread: 0.97, placed: 0.95 };
/** A word that is commonly written with an accent, and letters between which one may have been lost. */
const lostAccentCeiling = 0.97;

/** What hung over from the box before is read alike by every reader. */
const strayLetterCeiling = 0.97;

/** Of a few dots over a letter no reader, and hardly a person, can say which mark they are. */
const dottedMarkCeiling = 0.97;

/** Specks and lost strokes make one digit of another, and every reader is misled alike. */
const wornCeiling = 0.97;

/** How surely the letters of a page are read, 0 to 1, over all its longer texts; clear print where there are too few. */
export function measurePageConfidence(reads: readonly FieldText[]): number {
  const long = reads.filter(({ text }) => text.length >= 4);
  if (long.length < 3) return clearPrint;
  return long.reduce((sum, { meanConfidence }) => sum + meanConfidence, 0) / long.length;
}

function toLogOdds(chance: number): number {
  const bounded = Math.min(0.9999, Math.max(0.0001, chance));
  return Math.log(bounded / (1 - bounded));
}

export function toScoreFeatures(read: FieldText, pageConfidence: number): ScoreFeatures {
  return {
    disagreement: 1 - read.agreement,
    lowConfidence: Math.max(0, 0.95 - read.minConfidence),
    weakLetter: Math.max(0, strongestOdds - toLogOdds(read.weakestLetter)),
    fails: read.verdict === 'fails' ? 1 : 0,
    fits: read.verdict === 'fits' ? 1 : 0,
    clean: read.agreement === 1 && read.minConfidence >= soundConfidence ? 1 : 0,
    lacksAccent: mayLackAccent(read.text) ? 1 : 0,
    pageDoubt: Math.max(0, clearPrint - pageConfidence),
    denied: read.seconded === false ? 1 : 0,
    secondDoubt: Math.max(0, surestOdds - toLogOdds(read.secondConfidence)),
  };
}

/** Chance, 0 to 1, that a text is right, from how it and its page were read. */
export function scoreText(read: FieldText, pageConfidence: number): number {
  const features = toScoreFeatures(read, pageConfidence);
  let wrong = model.intercept;
  for (const name of Object.keys(features) as Array<keyof ScoreFeatures>)
    wrong += model.weights[name] * features[name];
  const mayHaveLost = read.marks === 'uncounted' && features.lacksAccent === 1;
  const ceiling = Math.min(
    marksCeiling[read.marks],
    read.field.isNoisy || read.field.isFaint ? wornCeiling : 1,
    read.field.isByPins && hasMark(read.text) ? dottedMarkCeiling : 1,
    mayHaveLost ? lostAccentCeiling : 1,
    hasStrayLetter(read.text, read.field.spec.valueKind) ? strayLetterCeiling : 1,
  );
  const chance = Math.min(1 / (1 + Math.exp(wrong)), ceiling);
  const isDisputed = read.agreement < fairAgreement || read.seconded === false;
  return isDisputed ? Math.min(chance, disputedCeiling) : chance;
}

const hasMark = (text: string) => withoutMarks(text) !== text.normalize('NFC');
