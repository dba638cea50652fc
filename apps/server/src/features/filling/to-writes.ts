import type { TargetForm } from '@puente/contract';
import { type Catalogue, fillForm, type OpenForm, toApplicant } from '@puente/forms';
import type { FillingResult } from '@puente/forms/filling';
import { aNumber } from '@puente/forms/values';

export interface Filling extends FillingResult {
  /** As the form's own headers have them: the A-Number in nine digits, or empty where it is none. */
  readonly applicant: { readonly name: string; readonly aNumber: string };
}

const toName = (...parts: readonly string[]) => parts.filter(Boolean).join(' ');

function toHeaderNumber(typed: string) {
  const boxed = aNumber.toBox(typed);
  return 'text' in boxed ? boxed.text : '';
}

/** The answers as values of the fields of the edition that is filled, with whose form it is. */
export function toWrites<Form extends TargetForm>(
  open: OpenForm<Form>,
  { catalogue, today }: { catalogue: Catalogue; today: Date },
): Filling {
  const { name, aNumber: typed } = toApplicant(open);
  return {
    ...fillForm(open, { catalogue, today }),
    applicant: {
      name: toName(name.given_name, name.middle_name, name.family_name),
      aNumber: toHeaderNumber(typed),
    },
  };
}
