import sharp from 'sharp';
import { cropBox } from '../crop/crop-box.ts';
import { dropOut } from '../crop/drop-out.ts';
import { measureInk } from '../crop/measure-ink.ts';
import type { ScannedPage } from '../pages/scanned-page.ts';
import { prepareCrop } from '../recognise/prepare-crop.ts';

/** The inked part of one field as PNG: 300 dpi, gray, without the form's own print. */
export interface FieldCrop {
  readonly fieldId: string;
  readonly png: Uint8Array;
}

/** Pictures of the named fields of a page; of a field without ink, none. */
export async function cutCrops(
  { picture, registration, fields }: ScannedPage,
  fieldIds: readonly string[],
): Promise<FieldCrop[]> {
  const crops: FieldCrop[] = [];
  for (const spec of fields) {
    if (!fieldIds.includes(spec.id)) continue;
    const crop = dropOut(cropBox(picture.image, registration, spec.box), registration);
    const { bounds, isBlank } = measureInk(crop);
    if (isBlank || !bounds) continue;
    const { width, height, data } = prepareCrop(crop, bounds);
    const png = await sharp(data, { raw: { width, height, channels: 1 } })
      .png()
      .toBuffer();
    crops.push({ fieldId: spec.id, png: new Uint8Array(png) });
  }
  return crops;
}
