import type { TargetForm } from '@puente/contract';
import { traits } from '../registry/traits.ts';
import type { FormTraits } from './form-traits.ts';

export const traitsOf = (form: TargetForm): FormTraits => traits[form];

/** The paper that people are asked for. */
export const askedPaper = 'I-589';
