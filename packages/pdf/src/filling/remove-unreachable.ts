import { PDFArray, PDFDict, type PDFDocument, type PDFObject, PDFRef, PDFStream } from '@cantoo/pdf-lib';

/**
 * Drops the objects that nothing points to any more (XFA packets, scripts); otherwise they would be written into the
 * file.
 */
export function removeUnreachable(document: PDFDocument): void {
  const { context } = document;
  const reached = new Set<PDFRef>();
  const waiting: (PDFObject | undefined)[] = [context.trailerInfo.Root, context.trailerInfo.Info];
  while (waiting.length > 0) {
    const object = waiting.pop();
    if (object instanceof PDFRef) {
      if (reached.has(object)) continue;
      reached.add(object);
      waiting.push(context.lookup(object));
    } else if (object instanceof PDFArray) waiting.push(...object.asArray());
    else if (object instanceof PDFDict) waiting.push(...object.values());
    else if (object instanceof PDFStream) waiting.push(...object.dict.values());
  }
  for (const [ref] of context.enumerateIndirectObjects()) if (!reached.has(ref)) context.delete(ref);
}
