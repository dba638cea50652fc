import type { SignaturePlace } from '@puente/contract';
import type { Catalogue } from '../catalogue.ts';
import { toPlace } from '../filling/index.ts';
import type { SignedParts } from '../form.ts';

export const listSignatures = (signedParts: SignedParts, { fields }: Catalogue): SignaturePlace[] =>
  fields.flatMap((field) => {
    const who = signedParts[field.part];
    return who && field.id.endsWith('.signature') ? [{ ...toPlace(field), who }] : [];
  });
