import type { Catalogue, SourceForm } from '@puente/forms';
import { listCatalogues } from '@puente/forms/catalogues';
import { createTemplates } from '../identify/identify-pages.ts';
import type { PageTemplate } from '../identify/page-template.ts';
import type { SharedEditions } from './shared-editions.ts';

/** All editions that one reading knows. */
export interface Editions {
  readonly id: string;
  /** Those of the program first. */
  readonly catalogues: readonly Catalogue[];
  readonly templates: readonly PageTemplate[];
}

/** Opened editions of this thread, those used last at the end. */
const opened = new Map<string, Editions>();
/** Those of the program, and what was dropped in before and after a change. */
const maxOpened = 3;

export function openEditions({ id, bytes }: SharedEditions): Editions {
  const known = opened.get(id) ?? open(id, bytes);
  opened.delete(id);
  opened.set(id, known);
  for (const other of [...opened.keys()].slice(0, -maxOpened)) opened.delete(other);
  return known;
}

function open(id: string, bytes: Uint8Array): Editions {
  const added = id === '' ? [] : (JSON.parse(Buffer.from(bytes).toString()) as Catalogue[]);
  const catalogues = [...listCatalogues(), ...added];
  return { id, catalogues, templates: createTemplates(catalogues) };
}

interface EditionName {
  readonly form: SourceForm;
  readonly edition: string;
}

export const findEdition = (
  catalogues: readonly Catalogue[],
  { form, edition }: EditionName,
): Catalogue | undefined =>
  catalogues.find((catalogue) => catalogue.form === form && catalogue.edition === edition);

/** The catalogue of an edition that a reading found. Throws when it is none of these. */
export function getEdition(catalogues: readonly Catalogue[], name: EditionName): Catalogue {
  const found = findEdition(catalogues, name);
  if (found) return found;
  throw new Error(`Form ${name.form} edition ${name.edition} is not known to this reading`);
}
