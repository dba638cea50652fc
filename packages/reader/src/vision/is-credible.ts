import type { FieldReading } from '@puente/forms';
import { align, toBase } from '../recognise/align.ts';
import { fitsKind, type ProposableKind } from './proposable-kinds.ts';

/** Controls, invisible and direction-changing characters, line breaks, and what only markup or code is made of. */
const foreignCharacters = /[\p{C}\p{Zl}\p{Zp}<>{}[\]\\|`^~*=$%;"]/u;

/** A model that talks about the picture, or follows words in it, has not copied a value. */
const speech =
  /\b(ignor\w*|disregard\w*|instructions?|prompts?|illegible|unreadable|unclear|unable|cannot|sorry|transcri\w*|handwrit\w*|image|picture|https?|www)\b|can't|\?{2,}/i;

/** A local reading that is as likely wrong as right does not count against an answer. */
const noiseScore = 0.5;
const maxDifferentShare = 0.34;

function isFar(a: string, b: string): boolean {
  const pairs = align([...a], [...b]);
  const edits = pairs.filter(([i, j]) => i < 0 || j < 0 || toBase(a[i] ?? '') !== toBase(b[j] ?? '')).length;
  return edits > Math.max(2, maxDifferentShare * Math.max(a.length, b.length));
}

/** What the reader itself read well enough to compare an answer with; empty when there is nothing. */
export const heldAgainst = (local: FieldReading): string =>
  local.score > noiseScore && (local.state === 'text' || local.state === 'unclear') ? (local.text ?? '') : '';

/** Whether an answer may stand beside what the reader saw: a value of its kind, and not a different text altogether. */
export function isCredible(text: string, kind: ProposableKind, local: FieldReading): boolean {
  if (text === '' || foreignCharacters.test(text) || speech.test(text) || !fitsKind(text, kind)) return false;
  const read = heldAgainst(local);
  return read === '' || !isFar(read, text);
}
