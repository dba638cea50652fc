import { languages } from '@puente/texts';
import { speak } from '../../platform/speak.ts';
import type { Document } from '../documents/index.ts';

/** What stands on every page of an invented person's papers, in all languages: they may come into anybody's hands. */
export const sampleMark = languages.map(({ code }) => speak(code)('print:sample')).join(' / ');

export const findSampleMark = ({ isSample }: Pick<Document, 'isSample'>): string | undefined =>
  isSample ? sampleMark : undefined;

/** `I-485-Form.pdf`; of a sample `I-485-Form-SAMPLE.pdf`. */
export const toPdfName = ({ formType, isSample }: Document, what: 'Form' | 'Instructions' | 'Packet') =>
  `${formType}-${what}${isSample ? '-SAMPLE' : ''}.pdf`;
