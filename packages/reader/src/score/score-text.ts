import type { FieldText } from '../recognise/read-inked-fields.ts';
import model from './score-model.json' with { type: 'json' };

/**
 * What the score is made of. The weights come from a logistic fit on texts drawn and degraded for it, then made stricter
 * by hand so that readings which agree without being clean stay below high; `npm run bench` shows how they hold.
 */
interface ScoreFeatures {
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
  /** Registration error beyond 0.6 pt, in points. */
  readonly residual: number;
}

const strongestOdds = 4;
const soundConfidence = 0.88;

function toScoreFeatures(read: FieldText): ScoreFeatures {
  const weakest = Math.min(0.9999, Math.max(0.0001, read.weakestLetter));
  return {
    disagreement: 1 - read.agreement,
    lowConfidence: Math.max(0, 0.95 - read.minConfidence),
    weakLetter: Math.max(0, strongestOdds - Math.log(weakest / (1 - weakest))),
    fails: read.verdict === 'fails' ? 1 : 0,
    fits: read.verdict === 'fits' ? 1 : 0,
    clean: read.agreement === 1 && read.minConfidence >= soundConfidence ? 1 : 0,
    residual: Math.max(0, read.field.residualPt - 0.6),
  };
}

/** Chance, 0 to 1, that a text is right, from how it was read. */
export function scoreText(read: FieldText): number {
  const features = toScoreFeatures(read);
  let wrong = model.intercept;
  for (const name of Object.keys(features) as Array<keyof ScoreFeatures>)
    wrong += model[name] * features[name];
  return 1 / (1 + Math.exp(wrong));
}
