import type { FieldReading, PaperForm } from '@puente/forms';
import { listCatalogues } from '@puente/forms/catalogues';
import type { Paper } from '../paper/write-paper.ts';
import { fold } from './compare-values.ts';
import { toWanted } from './wanted-fields.ts';

/** One box of the paper: what the reader said, how sure it was, and whether it is so. */
export interface ReadingRow {
  readonly case: string;
  readonly profile: string;
  readonly fieldId: string;
  readonly valueKind: string;
  readonly state: FieldReading['state'] | 'missing';
  readonly score: number;
  readonly handwritten: boolean;
  readonly want: string | boolean;
  readonly got: string | boolean;
  readonly right: boolean;
}

const ignored = new Set(['signature', 'office']);

function judge(reading: FieldReading | undefined, want: string | true | undefined) {
  const wanted = want ?? '';
  if (!reading || reading.state === 'unclear') return { got: '', right: false };
  if (reading.state === 'blank') return { got: '', right: wanted === '' };
  if (reading.state === 'marked') return { got: reading.marked, right: reading.marked === (wanted === true) };
  return { got: reading.text, right: typeof wanted === 'string' && fold(reading.text) === fold(wanted) };
}

/** Every box of the form's own edition against the paper's truth; boxes that cannot be told apart are left out. */
export function scoreReadings(
  at: { readonly case: string; readonly profile: string },
  paper: Paper,
  read: Pick<PaperForm, 'edition' | 'fields'>,
): ReadingRow[] {
  const catalogue = listCatalogues('I-589').find((each) => each.edition === read.edition);
  if (!catalogue) return [];
  const wanted = toWanted(catalogue, paper);
  return catalogue.fields
    .filter((field) => !ignored.has(field.valueKind))
    .map((field) => {
      const reading = read.fields.get(field.id);
      const want = wanted.get(field.id);
      const { got, right } = judge(reading, want);
      return {
        ...at,
        fieldId: field.id,
        valueKind: field.valueKind,
        state: reading?.state ?? ('missing' as const),
        score: reading?.score ?? 0,
        handwritten: reading?.handwritten ?? false,
        want: want ?? '',
        got,
        right,
      };
    });
}
