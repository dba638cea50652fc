import { z } from 'zod';
import type { Context } from '../../../context.ts';
import { toProbability, toSigns } from '../judge-found.ts';
import { openBase } from '../open-base.ts';
import { pickSentences } from '../pick-sentences.ts';
import { searchKnowledge } from '../search-knowledge.ts';
import tuning from './tuning.json' with { type: 'json' };
import tuningAnswers from './tuning-answers.json' with { type: 'json' };

interface Case {
  readonly signs: readonly number[];
  readonly isRight: boolean;
  readonly weight: number;
}

const steps = 5_000;
const rate = 0.5;
/** Keeps weights small where the questions say nothing. */
const shrink = 0.01;
/** To answer what nobody asked is worse than to say nothing. */
const outsideWeight = 1.5;

const questionSchema = z.object({
  id: z.string(),
  kind: z.enum(['answerable', 'outside', 'premise', 'advice']),
  language: z.enum(['en', 'es']),
  question: z.string(),
});
const answers: Readonly<Record<string, readonly string[]>> = tuningAnswers;

async function listCases(context: Context): Promise<Case[]> {
  const base = await openBase(context);
  const asked = z
    .array(questionSchema)
    .parse(tuning)
    .filter(({ kind }) => kind !== 'advice');
  const cases: Case[] = [];
  for (const { id, kind, language, question } of asked) {
    const found = await searchKnowledge(context.db, language, question, base);
    const picked = pickSentences(found, { evenIfUnsure: true });
    const isRight = picked.some(({ sentence }) => answers[id]?.includes(sentence));
    cases.push({ signs: toSigns(found), isRight, weight: kind === 'outside' ? outsideWeight : 1 });
  }
  return cases;
}

/** Mean and spread of each sign but the first, which is always 1. */
function toScale(cases: readonly Case[]): ReadonlyArray<readonly [number, number]> {
  const first = cases[0]?.signs ?? [];
  return first.map((_, at) => {
    const column = cases.map(({ signs }) => signs[at] ?? 0);
    const mean = column.reduce((sum, one) => sum + one, 0) / column.length;
    const spread = Math.sqrt(column.reduce((sum, one) => sum + (one - mean) ** 2, 0) / column.length);
    return at === 0 || spread === 0 ? [0, 1] : [mean, spread];
  });
}

/** Weights for `toCertainty` by logistic regression on the questions for tuning. */
export async function fitWeights(context: Context): Promise<number[]> {
  const cases = await listCases(context);
  const scale = toScale(cases);
  const scaled = cases.map(({ signs, ...rest }) => ({
    ...rest,
    signs: signs.map((sign, at) => (sign - (scale[at]?.[0] ?? 0)) / (scale[at]?.[1] ?? 1)),
  }));
  const total = scaled.reduce((sum, { weight }) => sum + weight, 0);
  let weights = scale.map(() => 0);
  for (let step = 0; step < steps; step += 1) {
    const slopes = weights.map(() => 0);
    for (const { signs, isRight, weight } of scaled) {
      const error = weight * (toProbability(weights, signs) - (isRight ? 1 : 0));
      for (const [at, sign] of signs.entries()) slopes[at] = (slopes[at] ?? 0) + error * sign;
    }
    weights = weights.map(
      (weight, at) => weight - rate * ((slopes[at] ?? 0) / total + (at ? shrink * weight : 0)),
    );
  }
  const [bias = 0, ...rest] = weights;
  const slopes = rest.map((weight, at) => weight / (scale[at + 1]?.[1] ?? 1));
  const shift = slopes.reduce((sum, slope, at) => sum + slope * (scale[at + 1]?.[0] ?? 0), 0);
  return [bias - shift, ...slopes].map((weight) => Number(weight.toFixed(2)));
}
