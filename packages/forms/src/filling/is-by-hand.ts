import type { FieldSpec } from '../catalogue.ts';
import type { FormDefinition } from '../form.ts';

/** A box that is written by hand on the printed form: a signature or its date, or one that others than the applicant fill in. */
export const isByHand = (
  { part, valueKind }: Pick<FieldSpec, 'part' | 'valueKind'>,
  { othersParts }: Pick<FormDefinition<never>, 'othersParts'>,
): boolean => valueKind === 'signature' || valueKind === 'office' || othersParts.includes(part);
