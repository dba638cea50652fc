import { readFileSync } from 'node:fs';
import { type RecordedField, type WeighedField, weighRecorded } from '@puente/reader/bench-port';
import { fold } from './compare-values.ts';

/** One box of one case: what stands on paper and what was read. */
export interface RecordedRow {
  readonly case: string;
  readonly profile: string;
  readonly want: string;
  readonly recorded: RecordedField;
}

export interface WeighedRow extends RecordedRow, WeighedField {
  readonly right: boolean;
}

/** Kinds whose spaces and separators the crosswalk leaves out. */
const numberKinds: ReadonlySet<string> = new Set([
  ...['a-number', 'ssn', 'uscis-account', 'i94', 'document-number'],
  ...['area-code', 'phone', 'zip', 'date', 'month'],
]);

const toCompared = (kind: string, text: string) =>
  numberKinds.has(kind) ? fold(text).replace(/\s/g, '') : fold(text);

/** Rows of files that record-readings.ts wrote. */
export const loadRows = (files: readonly string[]): RecordedRow[] =>
  files
    .flatMap((file) => readFileSync(file, 'utf8').split('\n').filter(Boolean))
    .map((line) => JSON.parse(line) as RecordedRow);

/** Every row as today's reader decides it, page by page. */
export function weighRows(rows: readonly RecordedRow[]): WeighedRow[] {
  const pages = new Map<string, RecordedRow[]>();
  for (const row of rows) {
    const page = `${row.case} ${row.recorded.page}`;
    pages.set(page, [...(pages.get(page) ?? []), row]);
  }
  return [...pages.values()].flatMap((page) => {
    const weighed = weighRecorded(page.map(({ recorded }) => recorded));
    return page.map((row, at) => {
      const { text, features } = weighed[at] as WeighedField;
      const kind = row.recorded.field.spec.valueKind;
      return { ...row, text, features, right: toCompared(kind, text) === toCompared(kind, row.want) };
    });
  });
}
