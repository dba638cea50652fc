import type { Box } from '@puente/forms';
import type { GrayImage } from '../geometry/image.ts';
import type { Registration } from '../register/registration.ts';
import { cutSurroundings } from './cut-surroundings.ts';
import { isMarkDisturbed } from './is-mark-disturbed.ts';
import { measureMark } from './measure-mark.ts';

export interface MarkSpec {
  readonly id: string;
  readonly box: Box;
}

export interface MarkReading {
  readonly id: string;
  readonly state: 'marked' | 'empty' | 'unclear';
  /** How sure the state is, 0 to 1; not calibrated. */
  readonly score: number;
  /** Share of the box's inside that is inked. */
  readonly ink: number;
}

/** On any page, an empty box holds less ink than the first and a mark more than the second. */
const surelyEmpty = 0.03;
const surelyMarked = 0.2;
const plainThreshold = 0.085;

/** Reads all checkboxes of a page together: the border between empty and marked is the page's own largest gap. */
export function readMarks(
  image: GrayImage,
  registration: Registration,
  specs: readonly MarkSpec[],
): MarkReading[] {
  const inks = specs.map((spec) => measureMark(image, registration, spec.box));
  const { threshold, halfGap } = findThreshold(inks);
  const disturbed = findDisturbed(
    image,
    registration,
    specs.filter((_, i) => (inks[i] as number) > surelyEmpty),
  );
  return specs.map(({ id }, i) => {
    const ink = inks[i] as number;
    if (disturbed.has(id)) return { id, state: 'unclear', score: 0.5, ink };
    const distance = Math.abs(ink - threshold) / halfGap;
    const score = 1 - 0.5 * Math.exp(-2.2 * distance);
    if (distance < 0.35) return { id, state: 'unclear', score: 0.5, ink };
    return { id, state: ink > threshold ? 'marked' : 'empty', score, ink };
  });
}

/** Of boxes with ink, those in which it may be another's. */
function findDisturbed(
  image: GrayImage,
  registration: Registration,
  inked: readonly MarkSpec[],
): ReadonlySet<string> {
  const disturbed = inked.filter(({ box }) => isMarkDisturbed(cutSurroundings(image, registration, box)));
  return new Set(disturbed.map(({ id }) => id));
}

function findThreshold(inks: readonly number[]): { threshold: number; halfGap: number } {
  const sorted = [
    surelyEmpty,
    ...inks.map((v) => Math.min(Math.max(v, surelyEmpty), surelyMarked)),
    surelyMarked,
  ];
  sorted.sort((p, q) => p - q);
  let best = { threshold: plainThreshold, gap: 0 };
  for (let i = 1; i < sorted.length; i++) {
    const low = sorted[i - 1] as number;
    const gap = (sorted[i] as number) - low;
    if (gap > best.gap) best = { threshold: low + gap / 2, gap };
  }
  return { threshold: best.threshold, halfGap: Math.max(0.02, best.gap / 2) };
}
