import { PDFDocument, PDFString } from '@cantoo/pdf-lib';

/** The same form with a field for a signature that holds one. */
export async function signForm(bytes: Uint8Array): Promise<Uint8Array> {
  const document = await PDFDocument.load(bytes, { updateMetadata: false });
  const { context } = document;
  const page = document.getPage(0);
  const signature = context.obj({ Type: 'Sig', Filter: 'Adobe.PPKLite', Contents: PDFString.of('invented') });
  const field = context.register(
    context.obj({
      FT: 'Sig',
      T: PDFString.of('Signature'),
      V: signature,
      Type: 'Annot',
      Subtype: 'Widget',
      Rect: [10, 10, 60, 30],
      P: page.ref,
    }),
  );
  page.node.addAnnot(field);
  document.getForm().acroForm.addField(field);
  return document.save({ updateFieldAppearances: false });
}
