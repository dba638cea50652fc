import type { TargetForm } from '@puente/contract';
import { i485Traits } from '../i485/traits.ts';
import { i765Traits } from '../i765/traits.ts';
import type { FormTraits } from './form-traits.ts';

const traits: Readonly<Record<TargetForm, FormTraits>> = { 'I-485': i485Traits, 'I-765': i765Traits };

export const traitsOf = (form: TargetForm): FormTraits => traits[form];

/** The paper that people are asked for. */
export const askedPaper = 'I-589';
