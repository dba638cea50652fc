import type { Catalogue, FieldReading } from '@puente/forms';
import type { PdfFile } from '@puente/pdf/opening';
import { type Homography, scaleBy } from '../geometry/homography.ts';
import type { PageWriting } from '../hand/weigh-handwriting.ts';
import type { PageGuess } from '../identify/rank-page.ts';
import type { PageImage } from '../pages/open-page-image.ts';
import { readDigitalPage } from '../pages/read-digital-page.ts';
import { recognisePage, type TextEngine } from '../pages/read-page-text.ts';
import { readScannedPage } from '../pages/read-scanned-page.ts';
import type { Recognisers } from '../recognise/recognisers.ts';
import { registerPage } from '../register/register-page.ts';
import { findFormPage, type LabelledPage, type LabelSearch } from './find-form-page.ts';
import { moveForm } from './move-form.ts';
import { type PageWord, toDigitalWords, toRecognisedWords } from './page-words.ts';
import { toLabelledReadings } from './to-labelled-readings.ts';

/** A form page found by its labels. */
export interface LabelledReading {
  readonly guess: PageGuess;
  /** Null: its labels stand where they do in an edition we know. */
  readonly readings: readonly FieldReading[] | null;
  /** Whether its labels stand elsewhere than in the editions we know. */
  readonly isMoved: boolean;
  /** Of a page read from its picture. */
  readonly writing?: PageWriting;
}

/** Share of a picture's boxes that may seem to have moved on paper that is not flat. */
const stillShareOfScans = 0.05;
const maxSlant = 0.02;

/** Reads the picture of a page that stands upright by the labels on it, wherever they are; with all of its text. */
export async function readLabelledScan(
  page: number,
  picture: PageImage,
  catalogues: readonly Catalogue[],
  search: LabelSearch,
  recognisers: Recognisers & { readonly texts: TextEngine },
): Promise<{ reading: LabelledReading | null; text: string }> {
  const { recognition, grow } = await recognisePage(picture.image, 0, recognisers.texts);
  const { text } = recognition;
  const words = toRecognisedWords(recognition, grow);
  const found = findFormPage(words, catalogues, search);
  if (!found) return { reading: null, text };
  const { scale, angle } = found.match.frame;
  const { width, height } = picture.image;
  const moved = moveForm(found.template, fieldsOf(found), found.match, {
    width: width / scale,
    height: height / scale,
  });
  const [cos, sin] = [scale * Math.cos(angle), scale * Math.sin(angle)];
  const guess = toGuess(found, [cos, -sin, 0, sin, cos, 0, 0, 0, 1]);
  const isMoved = moved.movedShare > stillShareOfScans;
  if (!isMoved && !search.always) return { reading: { guess, readings: null, isMoved }, text };
  const registration = registerPage(picture.image, guess, moved.template);
  if (!registration) return { reading: null, text };
  const scan = { page, picture, registration, fields: moved.fields };
  const { readings, writing } = await readScannedPage(scan, recognisers, { withLong: true });
  return { reading: { guess, readings: toLabelledReadings(readings, moved.fields), isMoved, writing }, text };
}

/** Reads a flat digital page by its labels. */
export function readLabelledWords(
  page: number,
  file: PdfFile,
  catalogues: readonly Catalogue[],
  search: LabelSearch,
): LabelledReading | null {
  const size = file.pageSize(page);
  const words: PageWord[] = toDigitalWords(file.readWords(page), size);
  const found = findFormPage(words, catalogues, search);
  if (!found || Math.abs(found.match.frame.angle) > maxSlant) return null;
  const { scale } = found.match.frame;
  const moved = moveForm(found.template, fieldsOf(found), found.match, {
    width: size.width / scale,
    height: size.height / scale,
  });
  const guess = toGuess(found, scaleBy(scale));
  const isMoved = moved.movedShare > 0;
  if (!isMoved && !search.always) return { guess, readings: null, isMoved };
  const readings = readDigitalPage(file, page, guess, moved.template, moved.fields);
  return { guess, readings: toLabelledReadings(readings, moved.fields), isMoved };
}

const fieldsOf = ({ catalogue, template }: LabelledPage) =>
  catalogue.fields.filter(({ page }) => page === template.page);

function toGuess({ catalogue, template, match }: LabelledPage, toImage: Homography): PageGuess {
  const { form, edition } = catalogue;
  return { form, edition, page: template.page, toImage, score: match.share };
}
