import type { Boxed, Kind } from './kind.ts';
import { sure } from './normalised.ts';

/** What is wrong with a number that its official box would not take. */
type NumberProblem =
  | 'a-number-format'
  | 'ssn-format'
  | 'ssn-start'
  | 'uscis-account-format'
  | 'i94-format'
  | 'zip-format'
  | 'phone-format'
  | 'sevis-format'
  | 'weight-format';

/** One kind of number: the spellings people and paper have for it, and what the official box takes. */
export type NumberKind<Problem extends NumberProblem = NumberProblem> = Kind<Problem>;

interface NumberRules<Problem> {
  /** The characters of the number in a text, or null. */
  readonly read: (text: string) => string | null;
  /** Set where the box takes more than we may believe of a paper, on which a word can be misread as a number. */
  readonly fit?: (text: string) => string | null;
  readonly whyNot: (typed: string) => Problem;
}

export function defineNumber<Problem extends NumberProblem>({
  read,
  fit = read,
  whyNot,
}: NumberRules<Problem>): NumberKind<Problem> {
  const toBox = (typed: string): Boxed<Problem> => {
    const text = fit(typed);
    return text === null ? { problem: whyNot(typed) } : { text };
  };
  return {
    parse: (text) => {
      const number = read(text);
      return number === null ? null : sure(number);
    },
    toBox,
    problem: (typed) => {
      const boxed = toBox(typed);
      return 'problem' in boxed ? boxed.problem : null;
    },
  };
}
