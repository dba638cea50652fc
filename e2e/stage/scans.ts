import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { getCatalogue } from '@puente/forms/catalogues';
import { type FieldWrite, fillForm } from '@puente/pdf';
import { drawLetter } from '@puente/pdf/testing';
import { drawPaper, marisolQuispe, type PaperValues, scanPaper } from '@puente/reader/testing';

const officialBlank = path.resolve(import.meta.dirname, '../../../shared/forms/i-589_2025-01-20.pdf');

function toWrites(values: PaperValues): FieldWrite[] {
  const fields = new Map(getCatalogue('I-589', '01/20/25').fields.map((field) => [field.id, field]));
  return Object.entries(values).map(([id, value]) => {
    const field = fields.get(id);
    if (!field) throw new Error(`no field ${id}`);
    return value === true ? { name: field.pdfName, on: field.on ?? null } : { name: field.pdfName, value };
  });
}

export type ScanLength = 'whole' | 'short';

const created = new Map<ScanLength, string>();

/**
 * The scan of an invented applicant's I-589 as a file: 12 grey pages, 200 dpi, a little skewed; 'short' has the first
 * two, for walks that are not about the reading. On the official blank where it is at hand, else on the form as drawn
 * from the catalogue.
 */
export async function makeScan(length: ScanLength = 'whole'): Promise<string> {
  const before = created.get(length);
  if (before) return before;
  const paper = existsSync(officialBlank)
    ? await fillForm(readFileSync(officialBlank), toWrites(marisolQuispe))
    : await drawPaper(marisolQuispe);
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'puente-scan-')), 'my asylum form.pdf');
  writeFileSync(
    file,
    await scanPaper(paper, { skewDegrees: 0.7, ...(length === 'short' ? { pages: [1, 2] } : {}) }),
  );
  created.set(length, file);
  return file;
}

/** The scan of a letter: a page of print that is no form. */
export async function makeLetterScan(): Promise<string> {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'puente-letter-')), 'letter.pdf');
  writeFileSync(file, await scanPaper(await drawLetter(), { skewDegrees: 0.6 }));
  return file;
}
