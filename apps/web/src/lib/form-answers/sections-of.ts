import type { FormType } from '@puente/contract';
import type { SectionSpec } from './field-spec.ts';
import { i485Sections } from './i485-sections.ts';
import { i765Sections } from './i765-sections.ts';

/** The sections a form is shown in. */
export const sectionsOf = (formType: FormType): readonly SectionSpec[] =>
  formType === 'I-485' ? i485Sections : i765Sections;
