import type { FormType, SignaturePlace } from '@puente/contract';
import type { GuidanceFact } from '@puente/forms/preflight';

/** The words around the facts, in one language. */
export interface InstructionTexts {
  readonly place: (place: { page: string; part: string; item: string }) => string;
  readonly title: (form: FormType) => string;
  readonly footer: (form: FormType) => string;
  readonly lead: (form: FormType, officialPage: string) => string;
  readonly worksheet: { readonly title: string; readonly text: string };
  readonly edition: (edition: string) => string;
  readonly readOn: (day: string) => string;
  readonly sign: {
    readonly heading: string;
    readonly lead: string;
    readonly who: Readonly<Record<SignaturePlace['who'], string>>;
    readonly interview: string;
    readonly sheets: string;
  };
  readonly blank: {
    readonly heading: string;
    readonly none: string;
    readonly typed: string;
    readonly byHand: string;
    readonly lawyer: string;
  };
  readonly moved: {
    readonly heading: (part: string) => string;
    readonly none: string;
    readonly lead: string;
    readonly sheet: string;
  };
  readonly attach: {
    readonly heading: string;
    readonly lead: Readonly<Record<FormType, string>>;
  };
  readonly pay: { readonly heading: string; readonly title: string; readonly text: string };
  readonly print: { readonly heading: string; readonly sides: string };
  readonly send: { readonly heading: string; readonly text: (officialPage: string) => string };
  readonly help: { readonly heading: string; readonly text: string };
  readonly facts: {
    readonly heading: string;
    readonly text: (day: string) => string;
    readonly stale: (days: number) => string;
  };
  readonly sure: (fact: { sure: GuidanceFact['sure']; source: string }, officialPage: string) => string;
  readonly cover: {
    readonly title: (form: FormType) => string;
    readonly lead: string;
    readonly whose: (name: string, aNumber: string) => string;
    readonly edition: (edition: string, officialPage: string) => string;
    readonly blank: (count: number) => string;
    readonly signed: (place: string) => string;
    readonly others: string;
    readonly sheets: string;
    readonly pages: (count: number) => string;
    readonly papers: string;
    readonly fee: string;
    readonly copy: string;
  };
}
