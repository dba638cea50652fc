import { PDFArray, PDFDict, type PDFDocument, PDFName, type PDFObject, PDFStream } from '@cantoo/pdf-lib';

const name = (text: string) => PDFName.of(text);
/** Where an action is named; one may lead on to the next. */
const actionKeys = ['A', 'OpenAction', 'Next'];
/** To another page, or to an address that the reader of the file shows first. */
const harmless = new Set(['GoTo', 'Named', 'URI'].map((kind) => name(kind)));
/** What runs by itself, and files within the file. */
const neverKept = ['AA', 'JS', 'EF', 'AF', 'RichMediaContent'];

/** Removes from every object of a file what would run, send, start or bring a program, wherever it stands. */
export function stripActions({ context }: PDFDocument): void {
  const waiting: PDFObject[] = context.enumerateIndirectObjects().map(([, object]) => object);
  for (let object = waiting.pop(); object !== undefined; object = waiting.pop()) {
    if (object instanceof PDFArray) waiting.push(...object.asArray());
    const dict = object instanceof PDFStream ? object.dict : object;
    if (!(dict instanceof PDFDict)) continue;
    for (const key of neverKept) dict.delete(name(key));
    for (const key of actionKeys) if (isHarmful(dict.lookup(name(key)))) dict.delete(name(key));
    waiting.push(...dict.values());
  }
}

/** Several that follow one another are not looked through. */
function isHarmful(action: PDFObject | undefined): boolean {
  if (action instanceof PDFArray) return action.lookup(0) instanceof PDFDict;
  if (!(action instanceof PDFDict)) return false;
  const kind = action.lookup(name('S'));
  return kind instanceof PDFName && !harmless.has(kind);
}
