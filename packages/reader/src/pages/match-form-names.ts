import type { Catalogue } from '@puente/forms';
import { findFieldByPdfName } from '@puente/forms/catalogues';
import type { PdfFormValue } from '@puente/pdf/opening';

export interface NamedForm {
  readonly catalogue: Catalogue;
  /** PDF page → form page, by the fields that stand on it. */
  readonly pages: ReadonlyMap<number, number>;
}

const minShare = 0.6;

/** Which of our forms a PDF's own fields belong to, by their names; null when it is none. */
export function matchFormNames(
  values: readonly PdfFormValue[],
  catalogues: readonly Catalogue[],
): NamedForm | null {
  if (values.length < 20) return null;
  const ranked = catalogues
    .map((catalogue) => ({
      catalogue,
      known: values.filter((v) => findFieldByPdfName(catalogue, v.name)).length,
    }))
    .sort((p, q) => q.known - p.known);
  const best = ranked[0];
  if (!best || best.known < minShare * values.length) return null;
  return { catalogue: best.catalogue, pages: matchPages(best.catalogue, values) };
}

function matchPages(catalogue: Catalogue, values: readonly PdfFormValue[]): Map<number, number> {
  const votes = new Map<number, Map<number, number>>();
  for (const { name, page } of values) {
    const formPage = findFieldByPdfName(catalogue, name)?.page;
    if (formPage === undefined) continue;
    const row = votes.get(page) ?? new Map<number, number>();
    votes.set(page, row.set(formPage, (row.get(formPage) ?? 0) + 1));
  }
  const pages = new Map<number, number>();
  for (const [page, row] of votes) {
    const [formPage] = [...row].sort((p, q) => q[1] - p[1])[0] ?? [];
    if (formPage !== undefined) pages.set(page, formPage);
  }
  return pages;
}
