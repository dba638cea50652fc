import type { ValueKind } from '@puente/forms';
import type { InkedField } from '../inked-field.ts';

const area = [0, 0, 100, 20] as const;

/** A box of a clean page that nothing can be seen in, for what only its readings tell. */
export const createField = (valueKind: ValueKind, byHand: number): InkedField => ({
  spec: { id: 'box', page: 1, box: area, valueKind } as InkedField['spec'],
  crop: { width: 1, height: 1, data: new Uint8Array(1).fill(255), perPoint: 1, field: area, area },
  bounds: area,
  ink: { medianHeightPt: 8 } as InkedField['ink'],
  byHand,
  isNoisy: false,
  isFaint: false,
  isByPins: false,
  dots: null,
  sourceDpi: 200,
  disturbance: null,
});
