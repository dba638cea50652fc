import { getPassage, isPassageId, type PassageId } from '@puente/forms/knowledge';
import { type Found, isAnswered } from './judge-found.ts';

/** One sentence of the base. */
export interface Picked {
  readonly passage: PassageId;
  readonly sentence: string;
}

export const maxSentences = 3;
const maxOfBest = 2;
/** Another passage is quoted beside the best when its odds are nearly as good (as a logarithm). */
const nearlyAsGood = 5;

export const listSentences = (passage: string): Picked[] =>
  isPassageId(passage)
    ? Object.keys(getPassage(passage).sentences).map((sentence) => ({ passage, sentence }))
    : [];

/**
 * The sentences that answer, the best first, three at most: those of the best passage in their order, and the first of
 * another that fits nearly as well.
 */
export function pickSentences(found: Found, { evenIfUnsure = false } = {}): Picked[] {
  if (!evenIfUnsure && !isAnswered(found)) return [];
  const [best, ...others] = found.passages.filter(({ isOutside }) => !isOutside);
  if (!best) return [];
  const own = listSentences(best.passage);
  const leads = others
    .filter(({ score }) => score >= best.score - nearlyAsGood)
    .flatMap(({ passage }) => listSentences(passage).slice(0, 1));
  return [...own.slice(0, maxOfBest), ...leads, ...own.slice(maxOfBest)].slice(0, maxSentences);
}
