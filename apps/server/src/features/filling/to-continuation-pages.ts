import type { FormType } from '@puente/contract';
import type { PlacedText } from '@puente/forms/filling';
import type { TextPage } from '@puente/pdf';

/** Letters that the page's font has: accents it lacks are dropped, anything else it lacks becomes `?`. */
const toPrintable = (text: string): string =>
  [...text.normalize('NFC')]
    .map((letter) => (letter <= '\u00ff' ? letter : letter.normalize('NFD').replace(/\p{M}/gu, '')))
    .join('')
    .replace(/[^\n\u0020-\u007e\u00a0-\u00ff]/gu, '?');

/**
 * What not even the form's own additional-information part could hold, on sheets of their own. The forms ask for
 * name and A-Number on top of each sheet, page, part and item with each answer, and a signature and date.
 */
export function toContinuationPages(
  formType: FormType,
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
