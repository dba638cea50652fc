import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib';

const sizePt = 12;
const lineHeightPt = 18;
const marginPt = 72;

const lines = [
  'Elm Street Housing Office',
  '14 Elm Street, Dayton, Ohio 45402',
  'March 3, 2025',
  '',
  'Dear Ms. Velasquez,',
  '',
  'Thank you for your question about the heating in your building.',
  'A technician will come on Tuesday between nine and eleven in the morning.',
  'Please leave the door to the cellar open, or ask a neighbor to do so.',
  'If the time does not suit you, call our office before Monday evening.',
  'We are sorry for the trouble and hope to see the radiators warm again soon.',
  '',
  'Kind regards,',
  'The housing office',
];

/** A letter about a heating: a page of plain lines, no form. */
export async function drawLetter(): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const font = document.embedStandardFont(StandardFonts.TimesRoman);
  const page = document.addPage([612, 792]);
  lines.forEach((line, i) => {
    page.drawText(line, { x: marginPt, y: 792 - marginPt - i * lineHeightPt, size: sizePt, font });
  });
  return document.save();
}
