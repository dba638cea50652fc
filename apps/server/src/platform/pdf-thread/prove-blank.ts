import type { Box, Catalogue, FieldSpec } from '@puente/forms';
import { isSamePlace } from '@puente/forms/catalogues';
import { type FieldWrite, fillForm, openPdf, verifyForm } from '@puente/pdf';

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** A word of its own for each box, as long as the box takes. */
function toMark(index: number, { maxLength = 4 }: FieldSpec): string {
  const digits = [index % 26, Math.floor(index / 26) % 26, Math.floor(index / 676) % 26];
  return digits
    .map((digit) => letters[digit])
    .join('')
    .slice(0, maxLength);
}

function toWrite(field: FieldSpec, index: number): FieldWrite[] {
  const { pdfName: name, on, options } = field;
  if (field.kind === 'checkbox') return on === undefined ? [] : [{ name, on }];
  const [option] = (options ?? []).filter((each) => each.trim() !== '');
  if (field.kind === 'choice') return option === undefined ? [] : [{ name, value: option }];
  return [{ name, value: toMark(index, field) }];
}

/**
 * Fills every box of a blank with a mark of its own and reads the file back with another program: ids of the boxes that do
 * not hold their mark at their place. Empty: the blank can be filled.
 */
export async function proveBlank(
  blank: Uint8Array,
  { fields }: Pick<Catalogue, 'fields'>,
): Promise<string[]> {
  const writes = fields.flatMap(toWrite);
  const filled = await fillForm(blank, writes);
  const differing = new Set((await verifyForm(filled, writes)).map(({ name }) => name));
  const file = await openPdf(filled);
  try {
    const places = new Map(file.readFormValues().map((value) => [value.name.replaceAll('\\.', '.'), value]));
    return fields
      .filter((field) => {
        const found = places.get(field.pdfName);
        if (!found || found.page !== field.page || differing.has(field.pdfName)) return true;
        const { width, height } = file.pageSize(field.page);
        const [x, y, w, h] = found.box;
        const place: Box = [x * width, (1 - y - h) * height, w * width, h * height];
        return !isSamePlace(field.box, place);
      })
      .map(({ id }) => id);
  } finally {
    file.close();
  }
}
