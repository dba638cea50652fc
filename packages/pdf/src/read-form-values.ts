import type { PdfFormValue } from './pdf-file.ts';
import { formHandle, guard, type OpenDocument, type OpenPage, withPage } from './pdfium/document.ts';
import { readFloats, readUtf16 } from './pdfium/memory.ts';
import { toPageBox } from './pdfium/page-frame.ts';

const widgetSubtype = 20;
/** PDFium's form field types: push button 1, checkbox 2, radio 3, combo box 4, list box 5, text 6. */
const kinds: Readonly<Record<number, PdfFormValue['kind']>> = {
  2: 'checkbox',
  3: 'checkbox',
  4: 'choice',
  5: 'choice',
  6: 'text',
};

/** Every widget of every text, checkbox, radio and choice field, in page order. */
export function readFormValues(document: OpenDocument): PdfFormValue[] {
  return guard(document, () => {
    const form = formHandle(document);
    if (form === 0) return [];
    const values: PdfFormValue[] = [];
    for (let page = 1; page <= document.pageCount; page++) {
      withPage(document, page, (open) => values.push(...readPageValues(document, form, open)));
    }
    return values;
  });
}

function readPageValues(document: OpenDocument, form: number, open: OpenPage): PdfFormValue[] {
  const { api } = document.engine;
  const values: PdfFormValue[] = [];
  const count = api.FPDFPage_GetAnnotCount(open.handle);
  for (let index = 0; index < count; index++) {
    const annotation = api.FPDFPage_GetAnnot(open.handle, index);
    if (annotation === 0) continue;
    try {
      const value = readWidget(document, form, open, annotation);
      if (value !== null) values.push(value);
    } finally {
      if (!document.engine.broken) api.FPDFPage_CloseAnnot(annotation);
    }
  }
  return values;
}

function readWidget(
  { engine }: OpenDocument,
  form: number,
  open: OpenPage,
  annotation: number,
): PdfFormValue | null {
  const { api } = engine;
  if (api.FPDFAnnot_GetSubtype(annotation) !== widgetSubtype) return null;
  const kind = kinds[api.FPDFAnnot_GetFormFieldType(form, annotation)];
  if (kind === undefined) return null;
  const value = readUtf16(engine, (at, size) => api.FPDFAnnot_GetFormFieldValue(form, annotation, at, size));
  const on =
    kind === 'checkbox'
      ? readUtf16(engine, (at, size) => api.EPDFAnnot_GetButtonExportValue(annotation, at, size))
      : null;
  // Left, top, right, bottom.
  const rect = readFloats(engine, 4, (at) => api.FPDFAnnot_GetRect(annotation, at));
  const [left = 0, top = 0, right = 0, bottom = 0] = rect ?? [];
  return {
    name: readUtf16(engine, (at, size) => api.FPDFAnnot_GetFormFieldName(form, annotation, at, size)),
    kind,
    value,
    on,
    // The value decides; the drawn state only where a program stored no value at all.
    checked: on !== null && (value === on || (value === '' && api.FPDFAnnot_IsChecked(form, annotation))),
    page: open.page,
    box: toPageBox(open.frame, { left, top, right, bottom }),
  };
}
