import type { FieldReading, FieldSpec, PageLandmarks } from '@puente/forms';
import type { PdfFile } from '@puente/pdf/opening';
import { findCell } from '../crop/find-cell.ts';
import { toPageBox } from '../crop/to-page-box.ts';
import { compose, scaleBy } from '../geometry/homography.ts';
import type { PageGuess } from '../identify/rank-page.ts';
import { createRegistration, type Registration } from '../register/registration.ts';
import { readPageMarks } from './read-scanned-page.ts';
import { listWrittenWords, readTextLayer } from './read-text-layer.ts';
import type { ScannedPage } from './scanned-page.ts';

const dpi = 150;
/** Of a picture we drew from the file itself; marks on it are certain where the ink is. */
const drawnMarkScore = 0.995;

/** Reads a flat digital form page: texts from its words, marks from its picture. */
export function readDigitalPage(
  file: PdfFile,
  page: number,
  guess: PageGuess,
  landmarks: PageLandmarks,
  fields: ScannedPage['fields'],
): FieldReading[] {
  const size = file.pageSize(page);
  const inPoints = toRegistration(guess, landmarks, 1);
  const [scaleX, , shiftX, , scaleY, shiftY] = guess.toImage;
  const toForm = (x: number, y: number) =>
    [(x * size.width - shiftX) / scaleX, landmarks.height - (y * size.height - shiftY) / scaleY] as const;
  const written = listWrittenWords(file.readWords(page), inPoints, toForm);
  const toCell = ({ box }: FieldSpec) => {
    const cell = findCell(landmarks, box);
    return cell && toPageBox(size, inPoints, cell);
  };
  const texts = readTextLayer(fields, written, page, toCell);
  const { width, height, data } = file.renderPage(page, { dpi, grayscale: true });
  const picture = { image: { width, height, data }, box: [0, 0, 1, 1] as const };
  const registration = toRegistration(guess, landmarks, dpi / 72);
  const marks = readPageMarks({ page, picture, registration, fields }).map((reading) =>
    reading.state === 'marked' ? { ...reading, score: Math.max(reading.score, drawnMarkScore) } : reading,
  );
  return [...texts, ...marks];
}

/** The words already say where the page lies, exactly: no landmark needs to be looked for. */
function toRegistration(guess: PageGuess, landmarks: PageLandmarks, perPoint: number): Registration {
  const { form, edition, page, toImage } = guess;
  const still = () => new Float32Array(4);
  return createRegistration({
    form,
    edition,
    page,
    landmarks,
    map: compose(scaleBy(perPoint), toImage),
    field: { spacingPt: 24, columns: 2, rows: 2, shiftX: still(), shiftY: still(), rowShifts: null },
    perPoint: perPoint * toImage[0],
    agreement: guess.score,
    worstRegion: guess.score,
  });
}
