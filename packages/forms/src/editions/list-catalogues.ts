import type { Catalogue, FieldSpec, SourceForm } from '../catalogue.ts';
import i485In2025 from '../i485/editions/2025-01-20.fields.json' with { type: 'json' };
import i589In2020 from '../i589/editions/2020-08-25.fields.json' with { type: 'json' };
import i589In2025 from '../i589/editions/2025-01-20.fields.json' with { type: 'json' };
import i765In2025 from '../i765/editions/2025-08-21.fields.json' with { type: 'json' };
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

const catalogues: readonly Catalogue[] = [i589In2025, i589In2020, i485In2025, i765In2025].map(toCatalogue);

/** Every edition we know, of one form or of all, the newest of a form first. */
export const listCatalogues = (form?: SourceForm): readonly Catalogue[] =>
  form === undefined ? catalogues : catalogues.filter((catalogue) => catalogue.form === form);
