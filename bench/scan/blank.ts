import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { openPdf } from '@puente/pdf';
import type { Edition } from '../paper/fields.ts';
import type { Gray } from './gray.ts';
import type { Frame } from './place-text.ts';

export interface BlankField {
  readonly name: string;
  readonly page: number;
  readonly kind: 'text' | 'checkbox' | 'choice';
  readonly on: string | null;
  readonly frame: Frame;
}
/** An empty form: its boxes and its printed pages. */
export interface Blank {
  readonly bytes: Uint8Array;
  readonly pageCount: number;
  readonly fields: readonly BlankField[];
  renderPage(page: number, dpi: number): Gray;
}

const repository = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const fileNames: Record<Edition, RegExp> = {
  '01/20/25': /^i-?589.*2025-01-20\.pdf$/i,
  '08/25/20': /^i-?589.*2020-08-25\.pdf$/i,
};

/** The folder of official blanks: FORMS_DIR, else ../shared/forms beside the repository; null when there is none. */
function findFormsDir(environment: NodeJS.ProcessEnv = process.env): string | null {
  const wanted = environment.FORMS_DIR ?? path.resolve(repository, '../shared/forms');
  return existsSync(wanted) ? wanted : null;
}

function findBlankFile(formsDir: string, edition: Edition): string | null {
  const name = readdirSync(formsDir).find((file) => fileNames[edition].test(file));
  return name ? path.join(formsDir, name) : null;
}

/** Opens an empty form; every rendered page is kept, since a set of cases draws each many times. */
export async function openBlank(bytes: Uint8Array): Promise<Blank> {
  const file = await openPdf(bytes);
  const rendered = new Map<string, Gray>();
  const fields = file.readFormValues().map((field): BlankField => {
    const { width, height } = file.pageSize(field.page);
    const [x, y, w, h] = field.box;
    const frame = { x: x * width, y: y * height, width: w * width, height: h * height };
    return { name: field.name, page: field.page, kind: field.kind, on: field.on, frame };
  });
  return {
    bytes,
    pageCount: file.pageCount,
    fields,
    renderPage: (page, dpi) => {
      const key = `${page}/${dpi}`;
      const kept = rendered.get(key) ?? file.renderPage(page, { dpi, grayscale: true });
      rendered.set(key, kept);
      return kept;
    },
  };
}

const open = new Map<Edition, Promise<Blank>>();
/** @throws Error naming the file that is missing and where it was looked for. */
export async function getBlank(edition: Edition): Promise<Blank> {
  const kept = open.get(edition);
  if (kept) return kept;
  const formsDir = findFormsDir();
  const file = formsDir && findBlankFile(formsDir, edition);
  if (!file)
    throw new Error(
      `The blank I-589 of edition ${edition} is not there: put the official PDF into FORMS_DIR (or ../shared/forms) as i-589_${edition === '01/20/25' ? '2025-01-20' : '2020-08-25'}.pdf.`,
    );
  const opening = openBlank(readFileSync(file));
  open.set(edition, opening);
  return opening;
}
