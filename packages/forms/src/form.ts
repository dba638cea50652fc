import type { SignaturePlace } from '@puente/contract';
import type { BoxAnswers } from './answers/box-answers.ts';
import type { FormAnswers } from './answers/form-answers.ts';
import type { FormChecks } from './checks/form-checks.ts';
import type { CrosswalkOptions, CrosswalkResult } from './drafting/crosswalk-result.ts';
import type { FillingOptions, FillingResult } from './filling/filling-result.ts';
import type { Fact } from './preflight/guidance/fact.ts';
import type { PaperForm } from './reading.ts';
import type { FullName } from './values/full-name.ts';

/** Catalogue part → who signs in it before filing. */
export type SignedParts = Readonly<Record<string, SignaturePlace['who']>>;

/** Whose form it is, as the headers of the form show it; the A-Number as typed. */
export interface Applicant {
  readonly name: FullName;
  readonly aNumber: string;
}

/** Everything there is to know about one form that can be prepared. The code that all forms share asks it. */
export interface FormDefinition<Data> extends FormAnswers<Data> {
  /** The crosswalk from whichever paper was read. */
  readonly toFormData: (paper: PaperForm, options: CrosswalkOptions) => CrosswalkResult<Data>;
  readonly fill: (data: Data, options: FillingOptions) => FillingResult;
  readonly toApplicant: (data: Data) => Applicant;
  readonly toBoxAnswers: (data: Data) => BoxAnswers;
  readonly checks: FormChecks<Data>;
  readonly signedParts: SignedParts;
  /** Catalogue parts that others than the applicant fill in by hand: representative, interpreter, preparer, officer. */
  readonly othersParts: readonly string[];
  /** Facts on what goes with it and what it costs. */
  readonly guidance: { readonly attach: readonly Fact<Data>[]; readonly pay: readonly Fact<Data>[] };
}
