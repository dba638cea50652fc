import type { Catalogue } from '@puente/forms';
import { findFieldByPdfName } from '@puente/forms/catalogues';
import type { Paper } from '../paper/write-paper.ts';

const withoutEscapes = (name: string) => name.replaceAll('\\.', '.');

/** What a paper says, by field id; by the PDF's own name where the catalogue does not know it. */
export const toWanted = (catalogue: Catalogue, paper: Paper): Map<string, string | true> =>
  new Map(
    Object.entries(paper).map(([name, value]) => {
      const field =
        findFieldByPdfName(catalogue, name) ?? findFieldByPdfName(catalogue, withoutEscapes(name));
      return [field?.id ?? name, value];
    }),
  );
