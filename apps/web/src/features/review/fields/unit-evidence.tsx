import type { Evidence } from '@puente/contract';
import { ScanCrop } from '../../../lib/scan/scan-crop.tsx';
import { toScanPieces } from '../../../lib/scan/scan-piece.ts';
import type { ReviewModel } from '../model/review-model.ts';
import { joinPath, type Unit } from '../model/units.ts';
import { useReview } from './review-context.ts';
import { useUnitName } from './unit-title.tsx';

/** Evidence of the answers of a unit, as far as there is any. */
export const listUnitEvidence = (
  { form }: Pick<ReviewModel, 'form'>,
  { readBase, fields }: Unit,
): Evidence[] =>
  readBase === null ? [] : fields.flatMap(({ path }) => form.findEvidence(joinPath(readBase, path)) ?? []);

/** The pieces of the scan that the answers of a unit came from. */
export function UnitEvidence({ unit }: { unit: Unit }) {
  const { pictures, model } = useReview();
  const toName = useUnitName();
  if (!pictures) return null;
  return toScanPieces(listUnitEvidence(model, unit)).map((piece) => (
    <ScanCrop
      key={`${piece.page} ${piece.boxes.join(' ')}`}
      pictures={pictures}
      piece={piece}
      fieldName={toName(unit)}
    />
  ));
}
