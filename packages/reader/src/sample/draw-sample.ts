import { drawPaper } from './draw-paper.ts';
import { sampleApplicant } from './sample-applicant.ts';
import { scanPaper } from './scan-paper.ts';

/** So that a date fits the narrowest of its boxes. */
const fontSizePt = 9;
/** As a scanner's glass leaves a sheet. */
const skewDegrees = 0.4;

/**
 * The filled I-589 of an invented person, as a program saves it or as a scanner does. `stamp` stands on every page.
 * Takes a second, as a scan several.
 */
export async function drawSample(kind: 'scan' | 'digital', stamp: string): Promise<Uint8Array> {
  const paper = await drawPaper(sampleApplicant, { stamp, fontSizePt });
  return kind === 'scan' ? scanPaper(paper, { skewDegrees }) : paper;
}

/** With names and dates, ticks, and rows of a table. */
const practicePages = [1, 2, 3, 4];

/** Some pages of the same as a scan, for a reader to read before anybody needs it. Takes a second or two. */
export const drawPractice = async (): Promise<Uint8Array> =>
  scanPaper(await drawPaper(sampleApplicant, { pages: practicePages, fontSizePt }), { skewDegrees });
