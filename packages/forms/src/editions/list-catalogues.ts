import type { Catalogue, FieldSpec, SourceForm } from '../catalogue.ts';
import { fieldsByEdition } from '../registry/fields.ts';
import { getLandmarks } from './landmarks.ts';

interface StoredFields {
  readonly form: string;
  readonly edition: string;
  readonly pageCount: number;
  readonly fields: readonly unknown[];
}

function toCatalogue(stored: StoredFields): Catalogue {
  const form = stored.form as SourceForm;
  return {
    form,
    edition: stored.edition,
    pageCount: stored.pageCount,
    fields: stored.fields as readonly FieldSpec[],
    landmarks: getLandmarks(form, stored.edition),
  };
}

const catalogues: readonly Catalogue[] = fieldsByEdition.map(([, , stored]) => toCatalogue(stored));

/** Every edition we know, of one form or of all, the newest of a form first. */
export const listCatalogues = (form?: SourceForm): readonly Catalogue[] =>
  form === undefined ? catalogues : catalogues.filter((catalogue) => catalogue.form === form);
