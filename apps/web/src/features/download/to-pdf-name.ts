import type { DocumentView } from '@puente/contract';

/** What a file is saved as; of a sample its name says so. */
export const toPdfName = (
  { formType, isSample }: DocumentView,
  what: 'Form' | 'Instructions' | 'Packet',
): string => `${formType}-${what}${isSample ? '-SAMPLE' : ''}.pdf`;
