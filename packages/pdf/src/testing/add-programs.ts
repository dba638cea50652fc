import { PDFDocument, PDFName, PDFStream, PDFString } from '@cantoo/pdf-lib';

/** The same file with scripts, a program to start, a form to send and a file within, at every place that takes them. */
export async function addPrograms(bytes: Uint8Array): Promise<Uint8Array> {
  const document = await PDFDocument.load(bytes, { updateMetadata: false });
  const { context, catalog } = document;
  const script = () => context.obj({ S: 'JavaScript', JS: PDFString.of('app.alert("invented")') });
  const launch = context.obj({ S: 'Launch', F: PDFString.of('invented.exe'), Next: [script()] });
  await document.attach(new Uint8Array([1, 2, 3]), 'invented.js', { mimeType: 'text/javascript' });
  catalog.set(PDFName.of('OpenAction'), script());
  catalog.set(PDFName.of('AA'), context.obj({ WC: script() }));
  for (const page of document.getPages()) {
    page.node.set(PDFName.of('AA'), context.obj({ O: script() }));
    const link = { Type: 'Annot', Subtype: 'Link', Rect: [0, 0, 20, 20] };
    page.node.addAnnot(context.register(context.obj({ ...link, A: launch })));
    const toSite = context.obj({ S: 'URI', URI: PDFString.of('https://example.org'), Next: script() });
    page.node.addAnnot(context.register(context.obj({ ...link, A: toSite })));
  }
  for (const field of document.getForm().getFields()) {
    const { dict } = field.acroField;
    dict.set(PDFName.of('AA'), context.obj({ K: script() }));
    dict.set(PDFName.of('A'), context.obj({ S: 'SubmitForm', F: PDFString.of('https://example.org') }));
  }
  return document.save({ updateFieldAppearances: false, useObjectStreams: false });
}

/** The objects of a file as text, also those that are stored packed. */
export async function tellObjects(bytes: Uint8Array): Promise<string> {
  const { context } = await PDFDocument.load(bytes, { updateMetadata: false, preserveXFA: true });
  return context
    .enumerateIndirectObjects()
    .map(([, object]) => (object instanceof PDFStream ? object.dict : object).toString())
    .join('\n');
}

/** What `tellObjects` says of a file in which something could run. */
export const programs = /JavaScript|\/JS\b|\/Launch|\/SubmitForm|\/AA\b|EmbeddedFile/;
