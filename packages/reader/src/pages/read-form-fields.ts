import type { Catalogue, FieldReading } from '@puente/forms';
import { findFieldByPdfName } from '@puente/forms/catalogues';
import type { PdfFormValue } from '@puente/pdf/reading';

/** A value typed into a field of the PDF is exact: only the file itself could be wrong. */
const certain = 0.999;

/** Readings from a fillable PDF's own fields, as stored. */
export function readFormFields(catalogue: Catalogue, values: readonly PdfFormValue[]): FieldReading[] {
  const readings: FieldReading[] = [];
  for (const value of values) {
    const field = findFieldByPdfName(catalogue, value.name);
    if (!field) continue;
    const about = {
      fieldId: field.id,
      place: { page: value.page, box: value.box },
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
