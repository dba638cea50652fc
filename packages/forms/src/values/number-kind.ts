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

/** A number as its box takes it, or why it cannot stand there. */
type BoxedNumber = { readonly text: string } | { readonly problem: NumberProblem };

/** One kind of number: the spellings people and paper have for it, and what the official box takes. */
export interface NumberKind {
  /** What a text on paper says, or null. */
  readonly parse: (text: string) => string | null;
  readonly toBox: (typed: string) => BoxedNumber;
  /** Null where the box takes it. */
  readonly problem: (typed: string) => NumberProblem | null;
}

interface NumberRules {
  readonly parse: NumberKind['parse'];
  /** Where the box takes more than what may be believed of a paper, whose words can be misread as a number. */
  readonly fit?: NumberKind['parse'];
  readonly whyNot: (typed: string) => NumberProblem;
}

export function defineNumber({ parse, fit = parse, whyNot }: NumberRules): NumberKind {
  const toBox = (typed: string): BoxedNumber => {
    const text = fit(typed);
    return text === null ? { problem: whyNot(typed) } : { text };
  };
  const problem = (typed: string): NumberProblem | null => {
    const boxed = toBox(typed);
    return 'problem' in boxed ? boxed.problem : null;
  };
  return { parse, toBox, problem };
}
