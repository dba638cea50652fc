import type { ChangedLetters, TargetForm } from '@puente/contract';
import { isNamePath } from '../checks/index.ts';
import type { Adjustment } from '../filling/index.ts';
import { findPassportSpelling } from '../filling/passport-spelling.ts';

const isAsciiLetter = (character: string): boolean => character <= '\u007f';

/** Signs that go and dates in another order change no letter. */
const losesLetter = ({ from, to }: Adjustment): boolean =>
  [...from].some(
    (character) => /\p{L}/u.test(character) && !isAsciiLetter(character) && !to.includes(character),
  );

/** Answers printed in other letters than they were given in: `Müller` as `Muller`. */
export const listChangedLetters = (form: TargetForm, adjusted: readonly Adjustment[]): ChangedLetters[] =>
  adjusted.filter(losesLetter).map(({ path, from, to }) => ({
    path,
    typed: from,
    printed: to,
    passport: isNamePath(form, path) ? findPassportSpelling(from, to) : null,
  }));
