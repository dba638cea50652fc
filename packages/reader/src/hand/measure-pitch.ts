import type { InkComponent } from '../crop/find-components.ts';

/** From one letter to the next, and over a space or two; in form points. */
const stepPt = { min: 2, max: 25 };
/** Fewer steps may fit a pitch by chance. */
const fewSteps = 40;
const pitchPt = { min: 4.5, max: 10, by: 0.05 };
/** A letter stands in the middle of its place but for so much of the pitch. */
const tolerance = 0.1;

/** How far the middles of the letters of a line stand from each other, in form points. */
export function listSteps(letters: readonly InkComponent[], perPoint: number): number[] {
  const middles = letters.map(({ left, right }) => (left + right) / 2 / perPoint).sort((p, q) => p - q);
  return middles
    .slice(1)
    .map((middle, i) => middle - (middles[i] as number))
    .filter((step) => step > stepPt.min && step < stepPt.max);
}

/**
 * The share of steps that are whole multiples of one pitch, 0 to 1, for the pitch that explains the greatest share; null of few
 * steps. Typewriters and their typefaces come to 0.9 and more, other type and hands to 0.35 to 0.6.
 */
export function measurePitch(steps: readonly number[]): number | null {
  if (steps.length < fewSteps) return null;
  let greatest = 0;
  for (let pitch = pitchPt.min; pitch <= pitchPt.max; pitch += pitchPt.by)
    greatest = Math.max(greatest, steps.filter((step) => isMultiple(step / pitch)).length);
  return greatest / steps.length;
}

function isMultiple(times: number): boolean {
  const whole = Math.round(times);
  return whole >= 1 && Math.abs(times - whole) <= tolerance;
}
