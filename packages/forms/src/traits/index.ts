import type { TargetForm } from '@puente/contract';
import { traits } from '../registry/traits.ts';
import type { FormTraits } from './form-traits.ts';

export const traitsOf = (form: TargetForm): FormTraits => traits[form];

/** Where the guide to a form's questions stands. */
export const toGuidePath = (form: TargetForm) => `/${traitsOf(form).key}-guide` as const;

/** The paper that people are asked for. */
export const askedPaper = 'I-589';
