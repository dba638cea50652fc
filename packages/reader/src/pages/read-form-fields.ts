import type { Box, Catalogue, FieldReading, FieldSpec } from '@puente/forms';
import { findFieldByPdfName } from '@puente/forms/catalogues';
import type { PdfFormValue } from '@puente/pdf/opening';
import { findCell } from '../crop/find-cell.ts';

/** A value typed into a field of the PDF is exact: only the file itself could be wrong. */
const certain = 0.999;

/** The cell lies to the box on this page as it does on the blank. */
function toCell(
  { landmarks }: Catalogue,
  { page, box }: FieldSpec,
  [left, top, width, height]: Box,
): Box | null {
  const printed = landmarks.find((each) => each.page === page);
  const cell = printed ? findCell(printed, box) : null;
  if (!cell || box[2] <= 0 || box[3] <= 0) return null;
  const [x, y] = [width / box[2], height / box[3]];
  return [
    left + (cell[0] - box[0]) * x,
    top + (box[1] + box[3] - cell[1] - cell[3]) * y,
    cell[2] * x,
    cell[3] * y,
  ];
}

/** Readings from a fillable PDF's own fields, as stored. */
export function readFormFields(catalogue: Catalogue, values: readonly PdfFormValue[]): FieldReading[] {
  const readings: FieldReading[] = [];
  for (const value of values) {
    const field = findFieldByPdfName(catalogue, value.name);
    if (!field) continue;
    const cell = toCell(catalogue, field, value.box);
    const about = {
      fieldId: field.id,
      place: { page: value.page, box: value.box, ...(cell && { cell }) },
      source: 'form-field',
      score: certain,
    } as const;
    const text = value.value.trim();
    if (value.kind === 'checkbox') readings.push({ ...about, state: 'marked', marked: value.checked });
    else if (text === '') readings.push({ ...about, state: 'blank' });
    else readings.push({ ...about, state: 'text', text });
  }
  return readings;
}
