import { PDFDocument } from '@cantoo/pdf-lib';

/** The same file, which opens with a password alone. */
export async function lockWithPassword(bytes: Uint8Array): Promise<Uint8Array> {
  const document = await PDFDocument.load(bytes);
  document.encrypt({ userPassword: 'invented', ownerPassword: 'owner' });
  return document.save({ useObjectStreams: false });
}
