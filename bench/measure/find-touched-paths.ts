import type { CrosswalkResult, FieldReading, PaperForm } from '@puente/forms';
import { findFieldByPdfName, listCatalogues } from '@puente/forms/catalogues';
import type { Paper } from '../paper/write-paper.ts';
import { toWanted } from './wanted-fields.ts';

interface TouchedPaper {
  readonly edition: string;
  readonly paper: Paper;
  /** AcroForm names. */
  readonly touched: readonly string[];
}

const place = { page: 1, box: [0, 0, 1, 1] } as const;

/**
 * Paths of the form data that are read from a box which damage reaches into. Found by giving the crosswalk a paper on which
 * nothing can be trusted in those boxes: of what it takes from them the evidence has no score.
 */
export function findTouchedPaths(
  { edition, paper, touched }: TouchedPaper,
  toFormData: (read: PaperForm) => Pick<CrosswalkResult<unknown>, 'evidence'>,
): Set<string> {
  const catalogue = listCatalogues('I-589').find((each) => each.edition === edition);
  if (!catalogue || touched.length === 0) return new Set();
  const wanted = toWanted(catalogue, paper);
  const hurt = new Set(touched.map((name) => findFieldByPdfName(catalogue, name)?.id));
  const groups = new Set(catalogue.fields.flatMap(({ id, group }) => (group && hurt.has(id) ? [group] : [])));
  const readings = (trustOfHurt: number) =>
    catalogue.fields.map(({ id, kind, group }): FieldReading => {
      const isHurt = hurt.has(id) || (group !== undefined && groups.has(group));
      const at = { fieldId: id, place, source: 'ocr' as const, score: isHurt ? trustOfHurt : 1 };
      const want = wanted.get(id);
      if (kind === 'checkbox') return { ...at, state: 'marked', marked: want === true };
      return typeof want === 'string' ? { ...at, state: 'text', text: want } : { ...at, state: 'blank' };
    });
  const scoresWith = (trustOfHurt: number) => {
    const fields = new Map(readings(trustOfHurt).map((reading) => [reading.fieldId, reading]));
    return toFormData({ form: 'I-589', edition, fields }).evidence;
  };
  const [whole, damaged] = [scoresWith(1), scoresWith(0)];
  return new Set(Object.keys(whole).filter((path) => whole[path]?.score !== 0 && damaged[path]?.score === 0));
}
