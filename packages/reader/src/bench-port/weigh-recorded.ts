import { createGray } from '../geometry/image.ts';
import { conclude, concludeTogether } from '../recognise/conclude.ts';
import { measurePageConfidence, type ScoreFeatures, toScoreFeatures } from '../score/score-text.ts';
import type { RecordedField } from './record-fields.ts';

export interface WeighedField {
  readonly text: string;
  readonly features: ScoreFeatures;
}

/** What the current reader makes of the recorded readings of one page, in the same order. */
export function weighRecorded(page: readonly RecordedField[]): WeighedField[] {
  const boxes = page.map(({ field, readings }) => {
    const whole = {
      ...field,
      crop: { ...createGray(1, 1), perPoint: 1, field: field.spec.box, area: field.spec.box },
    };
    return { field: whole, readings, result: conclude({ field: whole, readings }) };
  });
  const reads = concludeTogether(boxes).map(({ field, result }) => ({ field, ...result }));
  const confidence = measurePageConfidence(reads);
  return reads.map((read) => ({ text: read.text, features: toScoreFeatures(read, confidence) }));
}
