import type { Evidence } from '@puente/contract';
import { isBlank, type Json } from './match-rows.ts';

/**
 * Whether evidence, an answer's own or that of the whole it is a part of, says anything of the answer. Of a blank one it
 * does where its writing could not be read (score 0) or a person emptied it; what was read whole and does not have the
 * part is not on the paper.
 */
export const speaksOf = ({ score, edited }: Evidence, answer: Json): boolean =>
  score === 0 || edited === true || !(isBlank(answer) || (Array.isArray(answer) && answer.length === 0));
