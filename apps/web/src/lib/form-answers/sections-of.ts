// First: schemas look at it when they are made.
import '../contract.ts';
import type { TargetForm } from '@puente/contract';
import { answersOf, type SectionSpec } from '@puente/forms/answers';

/** The sections a form is shown in. */
export const sectionsOf = (form: TargetForm): readonly SectionSpec[] => answersOf(form).sections;
