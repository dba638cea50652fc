import { type FieldWrite, toFieldKey } from './filling/field-write.ts';
import { openPdf } from './open-pdf.ts';
import type { PdfFormValue } from './pdf-file.ts';

/** `expected` and `actual` hold what a person wrote: never log them. Null stands for off, or no such field. */
export interface FieldMismatch {
  readonly name: string;
  readonly problem: 'missing' | 'different';
  readonly expected: string | null;
  readonly actual: string | null;
}

/** Reads a filled file back with PDFium, which did not write it. An empty list means that every field holds its value. */
export async function verifyForm(bytes: Uint8Array, writes: readonly FieldWrite[]): Promise<FieldMismatch[]> {
  const file = await openPdf(bytes, { fileName: 'The filled form', maxPages: 500 });
  try {
    const found = new Map<string, PdfFormValue[]>();
    for (const value of file.readFormValues()) {
      const key = toFieldKey(value.name);
      found.set(key, [...(found.get(key) ?? []), value]);
    }
    const last = new Map(writes.map((write) => [toFieldKey(write.name), write]));
    return [...last].flatMap(([key, write]) => compare(write, found.get(key) ?? []) ?? []);
  } finally {
    file.close();
  }
}

function compare(write: FieldWrite, widgets: readonly PdfFormValue[]): FieldMismatch | null {
  const expected = 'on' in write ? write.on : toLines(write.value);
  const [first] = widgets;
  if (first === undefined) return { name: write.name, problem: 'missing', expected, actual: null };
  const actual =
    'on' in write ? (widgets.find((widget) => widget.checked)?.on ?? null) : toLines(first.value);
  return actual === expected ? null : { name: write.name, problem: 'different', expected, actual };
}

function toLines(value: string): string {
  return value.replace(/\r\n?/g, '\n');
}
