import { attachI485, payI485 } from '../../i485/guidance.ts';
import { attachI765, payI765 } from '../../i765/guidance.ts';
import type { DataOf, FillableForm } from '../required-item.ts';
import { payBoth, printBoth, signBoth } from './both-forms.ts';
import type { Fact } from './fact.ts';

export type GuidanceFact = Omit<Fact<never>, 'when'>;

export interface Guidance {
  readonly sign: readonly GuidanceFact[];
  readonly attach: readonly GuidanceFact[];
  readonly pay: readonly GuidanceFact[];
  readonly print: readonly GuidanceFact[];
}

const forAnswers = <Data>(facts: readonly Fact<Data>[], data: Data): GuidanceFact[] =>
  facts.filter(({ when }) => when?.(data) ?? true).map(({ text, source, sure }) => ({ text, source, sure }));

/** The facts on signing, attaching, paying and printing that concern a person with these answers. */
export function listGuidance<Form extends FillableForm>(form: Form, data: DataOf<Form>): Guidance {
  const [attach, pay] =
    form === 'I-485'
      ? [forAnswers(attachI485, data as DataOf<'I-485'>), forAnswers(payI485, data as DataOf<'I-485'>)]
      : [forAnswers(attachI765, data as DataOf<'I-765'>), forAnswers(payI765, data as DataOf<'I-765'>)];
  return {
    sign: forAnswers(signBoth, data),
    attach,
    pay: [...pay, ...forAnswers(payBoth, data)],
    print: forAnswers(printBoth, data),
  };
}
