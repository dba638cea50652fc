import type { FieldReading } from '@puente/forms';

/** A label is a less certain way to find a box than a blank whose places are known exactly: such a value is never `high`. */
const labelCeiling = 0.9;

export const capScore = (reading: FieldReading): FieldReading => ({
  ...reading,
  score: Math.min(reading.score, labelCeiling),
});
