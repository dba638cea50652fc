import type { FieldReading, PaperForm } from '@puente/forms';
import { getCatalogue } from '@puente/forms/catalogues';
import sharp from 'sharp';
import type { FieldCrop } from '../cut-crops.ts';

const place = { page: 1, box: [0.1, 0.1, 0.2, 0.02] } as const;

/** A local reading by its text, `null` for ink that could not be read. */
export function toReading(
  fieldId: string,
  text: string | null,
  score: number,
  more: { handwritten?: boolean; source?: FieldReading['source'] } = {},
): FieldReading {
  const base = { fieldId, place, source: 'ocr' as const, score, ...more };
  return text === null ? { ...base, state: 'unclear' } : { ...base, state: 'text', text };
}

export const toMark = (fieldId: string): FieldReading => ({
  fieldId,
  place,
  source: 'ocr',
  score: 0.5,
  state: 'unclear',
});

export const toPaper = (readings: readonly FieldReading[]): PaperForm => ({
  form: 'I-589',
  edition: '01/20/25',
  fields: new Map(readings.map((reading) => [reading.fieldId, reading])),
});

/** A small picture for every text field of the form, doubtful or not, of a width that tells them apart. */
export async function drawEveryCrop(): Promise<FieldCrop[]> {
  const fields = getCatalogue('I-589', '01/20/25').fields;
  return Promise.all(
    fields.map(async ({ id }, i) => {
      const blank = { width: 60 + i, height: 40, channels: 3, background: '#fff' } as const;
      return { fieldId: id, png: new Uint8Array(await sharp({ create: blank }).png().toBuffer()) };
    }),
  );
}
