import type { TargetForm } from '@puente/contract';

/** What sets a form apart wherever it is spoken of; so little that every page of the browser may load it. */
export interface FormTraits {
  readonly form: TargetForm;
  /** Its name in keys of texts. */
  readonly key: 'i485' | 'i765';
  /** The endpoint that reads a paper for it. */
  readonly processing: 'processI485' | 'processI765';
  /** The part that takes what a box cannot hold. */
  readonly additionalPart: string;
  /** Whether a further part is signed at the interview, when the officer says so. */
  readonly hasInterviewPart: boolean;
  /** Whether its review has a button that saves at once, and goes back to the raw text by name. */
  readonly hasSaveButton: boolean;
}
