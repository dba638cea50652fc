import type { endpoints, TargetForm } from '@puente/contract';

/** `I-485` → `i485` */
type KeyOf<Form extends string> = Form extends `I-${infer Number}` ? `i${Number}` : never;

/** What sets a form apart wherever it is spoken of; so little that every page of the browser may load it. */
export interface FormTraits {
  readonly form: TargetForm;
  /** Its name in keys of texts. */
  readonly key: KeyOf<TargetForm>;
  /** The endpoint that reads a paper for it. */
  readonly processing: Extract<keyof typeof endpoints, `process${string}`>;
  /** How many pages its newest known edition has. */
  readonly pages: number;
  /** The part that takes what a box cannot hold. */
  readonly additionalPart: string;
  /** Whether a further part is signed at the interview, when the officer says so. */
  readonly hasInterviewPart: boolean;
  /** Whether its review has a button that saves at once, and goes back to the raw text by name. */
  readonly hasSaveButton: boolean;
}
