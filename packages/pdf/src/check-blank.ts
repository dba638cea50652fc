import { toFieldKey } from './filling/field-write.ts';
import { openPdf } from './open-pdf.ts';
import type { PdfFile, PdfFormValue } from './pdf-file.ts';

/** What a blank form must be to be the one meant. */
export interface BlankSpec {
  readonly pageCount: number;
  /** Texts printed on the first page, such as the form's number and edition. */
  readonly printed: readonly string[];
  /** Texts that must not be on that page, such as the notice of a worksheet. */
  readonly notPrinted?: readonly string[];
  readonly fields: readonly { readonly name: string; readonly kind: string; readonly on?: string }[];
}

export type BlankProblem =
  | { readonly kind: 'pages'; readonly found: number }
  | { readonly kind: 'not-printed' | 'foreign-print'; readonly text: string }
  | { readonly kind: 'field-missing' | 'wrong-on-value' | 'filled'; readonly name: string };

/**
 * Every way in which a file differs from the expected blank; an empty list means it is that blank. Throws what `openPdf`
 * throws.
 */
export async function checkBlank(
  bytes: Uint8Array,
  spec: BlankSpec,
  options: { readonly fileName?: string } = {},
): Promise<BlankProblem[]> {
  const file = await openPdf(bytes, options);
  try {
    if (file.pageCount !== spec.pageCount) return [{ kind: 'pages', found: file.pageCount }];
    return [...checkPrint(file, spec), ...checkFields(file.readFormValues(), spec)];
  } finally {
    file.close();
  }
}

function checkPrint(file: PdfFile, { printed, notPrinted = [] }: BlankSpec): BlankProblem[] {
  const firstPage = file
    .readWords(1)
    .map((word) => word.text)
    .join('');
  const stands = (text: string) => firstPage.includes(text.replace(/\s+/g, ''));
  return [
    ...printed.filter((text) => !stands(text)).map((text) => ({ kind: 'not-printed' as const, text })),
    ...notPrinted.filter(stands).map((text) => ({ kind: 'foreign-print' as const, text })),
  ];
}

function checkFields(values: readonly PdfFormValue[], spec: BlankSpec): BlankProblem[] {
  const found = new Map(values.map((value) => [toFieldKey(value.name), value]));
  return spec.fields.flatMap((field): BlankProblem[] => {
    const value = found.get(toFieldKey(field.name));
    if (value === undefined) return [{ kind: 'field-missing', name: field.name }];
    if (field.on !== undefined && value.on !== field.on)
      return [{ kind: 'wrong-on-value', name: field.name }];
    const isFilled =
      value.kind === 'checkbox' ? value.checked : value.kind === 'text' && value.value.trim() !== '';
    return isFilled ? [{ kind: 'filled', name: field.name }] : [];
  });
}
