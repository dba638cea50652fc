import type { TargetForm } from '@puente/contract';
import type { PlacedText } from '@puente/forms/filling';
import type { TextPage } from '@puente/pdf';
import { toPrintable } from './to-printable.ts';

/**
 * What not even the form's own additional-information part could hold, on sheets of their own. The forms ask for
 * name and A-Number on top of each sheet, page, part and item with each answer, and a signature and date.
 */
export function toContinuationPages(
  formType: TargetForm,
  applicant: { name: string; aNumber: string },
  continuation: readonly PlacedText[],
): TextPage[] {
  if (continuation.length === 0) return [];
  return [
    {
      title: `Form ${formType}: additional sheet`,
      headerLines: [`Name: ${toPrintable(applicant.name)}`, `A-Number: ${toPrintable(applicant.aNumber)}`],
      entries: continuation.map(({ page, part, item, text }) => ({
        label: `Page ${page}, Part ${part}, Item ${item}`,
        text: toPrintable(text),
      })),
      footer: 'Signature: ______________________________   Date: ______________',
    },
  ];
}
