import type { Catalogue, SourceForm } from '../catalogue.ts';
import { listCatalogues } from './list-catalogues.ts';

/** The catalogue of one edition, as printed (`01/20/25`). Throws when we do not have it. */
export function getCatalogue(form: SourceForm, edition: string): Catalogue {
  const found = listCatalogues(form).find((catalogue) => catalogue.edition === edition);
  if (found) return found;
  const known = listCatalogues(form).map((catalogue) => catalogue.edition);
  throw new Error(`Form ${form} edition ${edition} has no catalogue; known editions: ${known.join(', ')}`);
}
