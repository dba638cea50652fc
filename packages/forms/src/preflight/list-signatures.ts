import type { SignaturePlace } from '@puente/contract';
import type { Catalogue } from '../catalogue.ts';
import type { FillableForm } from './required-item.ts';

/** Parts that somebody signs before filing. I-485 Part 13 is signed at the interview, when the officer says so. */
const signedParts: Readonly<Record<FillableForm, Readonly<Record<string, SignaturePlace['who']>>>> = {
  'I-485': { P10: 'applicant', P11: 'interpreter', P12: 'preparer' },
  'I-765': { P3: 'applicant', P4: 'interpreter', P5: 'preparer' },
};

export const listSignatures = (form: FillableForm, { fields }: Catalogue): SignaturePlace[] =>
  fields.flatMap(({ id, part, item, page }) => {
    const who = signedParts[form][part];
    if (!who || !id.endsWith('.signature')) return [];
    return [{ page: String(page), part: part.replace(/^P/, ''), item, who }];
  });
