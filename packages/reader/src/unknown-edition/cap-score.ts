import type { FieldReading } from '@puente/forms';

/** A label names its box less surely than a blank known to the point: such a value is never `high`. */
const labelCeiling = 0.9;

export const capScore = (reading: FieldReading): FieldReading => ({
  ...reading,
  score: Math.min(reading.score, labelCeiling),
});
