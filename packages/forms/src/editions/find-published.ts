import type { Catalogue } from '../catalogue.ts';
import { fieldsByEdition } from '../registry/fields.ts';
import { getCatalogue } from './get-catalogue.ts';

/** The edition whose published file has this SHA-256 in hexadecimal, told without opening it; null for any other file. */
export function findPublished(hash: string): Catalogue | null {
  const found = fieldsByEdition.find(([, , { files }]) => files.includes(hash));
  return found ? getCatalogue(found[0], found[1]) : null;
}
