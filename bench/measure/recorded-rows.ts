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

/** Which gaps are spaces is told by the picture, which rows do not have. */
const toCompared = (text: string) => fold(text).replace(/\s/g, '');

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
      return { ...row, text, features, right: toCompared(text) === toCompared(row.want) };
    });
  });
}
