import { useMemo, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { findAnswer } from '../../../lib/form-answers/name-answer.ts';
import { type ScanPiece, toScanPieces } from '../../../lib/scan/scan-piece.ts';
import { listUnitEvidence } from '../fields/unit-evidence.tsx';
import type { ReviewModel } from '../model/review-model.ts';
import { hasPath, listUnits } from '../model/units.ts';

/** The answers whose page is shown beside the review. */
export interface ShownEvidence {
  readonly piece: ScanPiece;
  readonly fieldName: string;
}

/** Where on the paper the answer at hand stands, or what it belongs to; null where it does not, or none is at hand. */
export function useShownEvidence(model: ReviewModel): ShownEvidence | null {
  const { t: label } = useTranslation('fields', { lng: 'en' });
  const { form, subscribe, getState } = model;
  const atHand = useSyncExternalStore(subscribe, () => getState().atHand);
  return useMemo(() => {
    if (!atHand) return null;
    const { path, readPath } = atHand;
    const own = readPath === null ? undefined : form.findEvidence(readPath);
    const unit = listUnits(form.sections, getState()).find((one) => hasPath(one, path));
    const [piece] = toScanPieces(own ? [own] : unit ? listUnitEvidence(model, unit) : []);
    const found = findAnswer(form.sections, path);
    return piece && found?.kind === 'field' ? { piece, fieldName: label(found.spec.label) } : null;
  }, [model, form, getState, atHand, label]);
}
