import type { TargetForm } from '@puente/contract';
import type { PassageId } from './passages.ts';

interface FormPassages {
  /** What to know first. */
  readonly first: readonly PassageId[];
  readonly documents: readonly PassageId[];
  readonly mistakes: readonly PassageId[];
  readonly examples: readonly PassageId[];
}

const passages: Readonly<Record<TargetForm, FormPassages>> = {
  'I-485': {
    first: ['i485-old-edition', 'asylees-pay-for-i485', 'signature-in-ink', 'why-packets-come-back'],
    documents: ['i485-packet', 'proof-of-asylum', 'birth-certificate', 'translations', 'photo-id'],
    mistakes: ['why-packets-come-back', 'empty-boxes', 'no-hand-signature', 'dates-month-first'],
    examples: [
      'how-names-are-written',
      'dates-month-first',
      'a-number-nine-digits',
      'full-dates-of-homes-and-jobs',
    ],
  },
  'I-765': {
    first: ['i765-edition', 'card-optional-for-asylees', 'category-boxes-i765', 'signature-in-ink'],
    documents: ['i765-a5-papers', 'i765-c8-papers', 'i765-identity-document', 'i765-renewal-papers'],
    mistakes: ['why-packets-come-back', 'no-hand-signature', 'category-boxes-i765', 'earlier-i765-filed'],
    examples: ['category-boxes-i765', 'how-names-are-written', 'dates-month-first', 'a-number-nine-digits'],
  },
};

/** Passages that are told of a form without a question. */
export const passagesOfForm = (form: TargetForm): FormPassages => passages[form];
