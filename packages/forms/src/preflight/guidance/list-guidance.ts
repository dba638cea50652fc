import type { TargetForm } from '@puente/contract';
import { definitionOf, type FormFact, type OpenForm } from '../../registry.ts';
import { payBoth, printBoth, signBoth } from './both-forms.ts';
import type { Fact } from './fact.ts';

/** Every fact there is, with its codes. */
type KnownFact = FormFact | (typeof payBoth | typeof printBoth | typeof signBoth)[number];
export type FactCode = KnownFact['code'];
export type SourceCode = Extract<KnownFact['source'], { told: string }>['told'];

export type GuidanceFact = Omit<Fact<never>, 'when'>;

export interface Guidance {
  readonly sign: readonly GuidanceFact[];
  readonly attach: readonly GuidanceFact[];
  readonly pay: readonly GuidanceFact[];
  readonly print: readonly GuidanceFact[];
}

const forAnswers = <Data>(facts: readonly Fact<Data>[], data: Data): GuidanceFact[] =>
  facts.filter(({ when }) => when?.(data) ?? true).map(({ code, source, sure }) => ({ code, source, sure }));

/** The facts on signing, attaching, paying and printing that concern a person with these answers. */
export function listGuidance<Form extends TargetForm>({ form, data }: OpenForm<Form>): Guidance {
  const { attach, pay } = definitionOf<Form>(form).guidance;
  return {
    sign: forAnswers(signBoth, data),
    attach: forAnswers(attach, data),
    pay: [...forAnswers(pay, data), ...forAnswers(payBoth, data)],
    print: forAnswers(printBoth, data),
  };
}
