import { PDFDict, type PDFDocument, type PDFField, PDFName } from '@cantoo/pdf-lib';

const name = (text: string) => PDFName.of(text);
/** Usage rights end with the first change. */
const catalogKeys = ['Perms', 'NeedsRendering', 'Metadata', 'PieceInfo', 'LastModified'];
const formKeys = ['XFA', 'SigFlags', 'NeedAppearances', 'CO'];
const personalKeys = ['Author', 'Creator', 'Producer', 'CreationDate', 'ModDate', 'Keywords', 'Subject'];

/** Removes XFA, the scripts and files of the document, usage rights and everything that says who made the file and when. */
export function stripDocument(document: PDFDocument): void {
  const { catalog, context } = document;
  for (const key of catalogKeys) catalog.delete(name(key));
  const names = catalog.lookup(name('Names'));
  if (names instanceof PDFDict) for (const key of ['JavaScript', 'EmbeddedFiles']) names.delete(name(key));
  const form = catalog.lookup(name('AcroForm'));
  if (form instanceof PDFDict) for (const key of formKeys) form.delete(name(key));
  const info = context.lookup(context.trailerInfo.Info);
  if (info instanceof PDFDict) for (const key of personalKeys) info.delete(name(key));
  for (const page of document.getPages()) {
    for (const key of ['PieceInfo', 'LastModified']) page.node.delete(name(key));
  }
}

/** Removes from a field and from its places on the pages when they were changed. */
export function stripField(field: PDFField): void {
  for (const dict of [field.acroField.dict, ...field.acroField.getWidgets().map((widget) => widget.dict)])
    dict.delete(name('M'));
}
