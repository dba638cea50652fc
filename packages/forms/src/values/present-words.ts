import { findClosest } from './spelling/closest.ts';
import { foldText } from './spelling/fold-text.ts';

const present = 'Present';
const spellings = new Map(
  [
    ...['present', 'presents', 'current', 'currently', 'now', 'today', 'to date', 'to present', 'until now'],
    ...['till now', 'still', 'ongoing', 'the present', 'at present', 'presente', 'actual', 'actualidad'],
    ...[
      'actualmente',
      'a la fecha',
      'hasta la fecha',
      'hasta hoy',
      'hoy',
      'la actualidad',
      'ahora',
      'al presente',
    ],
    ...['a ce jour', 'actuellement', 'maintenant', 'jodi a', 'atual', 'kounye a'],
  ].map((words) => [words, present] as const),
);

/** Words that stand on the paper for a period that has not ended. */
export const isPresentWord = (text: string): boolean => spellings.has(foldText(text));

/** In letters: so long a word may have two wrong ones, a shorter one only one. */
const longWord = 7;
const isLetters = /^[\p{L}\s.]+$/u;

/** `Present` for such a word with one or two letters misread, the text itself for one rightly read, null for others. */
export function mendPresentWord(text: string): string | null {
  if (isPresentWord(text)) return text;
  const folded = foldText(text);
  if (!isLetters.test(text)) return null;
  return findClosest(text, spellings, folded.length >= longWord ? 2 : 1)?.value ?? null;
}
