import type { SignaturePlace } from '@puente/contract';
import type { Catalogue } from '../catalogue.ts';
import type { SignedParts } from '../form.ts';

export const listSignatures = (signedParts: SignedParts, { fields }: Catalogue): SignaturePlace[] =>
  fields.flatMap(({ id, part, item, page }) => {
    const who = signedParts[part];
    if (!who || !id.endsWith('.signature')) return [];
    return [{ page: String(page), part: part.replace(/^P/, ''), item, who }];
  });
