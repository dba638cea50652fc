import { isOfFixedPitch, toHandChance } from './hand-chance.ts';
import type { HandMeasure } from './measure-hand.ts';

/** What one page of a form says about who filled it. */
export interface PageHand {
  readonly measure: HandMeasure;
  /** Fields with text, as the recogniser read them. */
  readonly texts: readonly string[];
  /** Those of them that the recogniser found as hard to read as handwriting. */
  readonly hardToRead: readonly string[];
  /** Fields with text that are still to be read. */
  readonly waiting: readonly string[];
}

/** Typed forms of the bench came to 0.34 at most, neat hands to 0.65 and more; faxed ones to 0.06 to 0.61. */
const surelyByHand = 0.62;
/** A page counts as filled by somebody else only where that is clear: one or two letters must not decide it. */
const clearlyTyped = 0.3;
const clearlyByHand = 0.93;
const enoughLetters = 80;
const fewTexts = 4;
const muchIsHard = 1 / 3;

/**
 * The fields of a form that a hand wrote. The form is judged as a whole, by the shapes of its letters and by how hard it
 * is to read: a neat hand is like print in any single box. Pages differ from the whole only when clearly so.
 */
export function findHandwrittenFields(pages: readonly PageHand[]): ReadonlySet<string> {
  const isByHand = isWrittenByHand(pages);
  const isHardToRead = areHardToRead(pages);
  return new Set(
    pages.flatMap((page) => {
      const whole = [...page.texts, ...page.waiting];
      if (isByHand && (isHardToRead || !isClearlyTyped(page))) return whole;
      if (isByHand) return page.hardToRead;
      return isClearlyByHand(page) ? whole : page.hardToRead;
    }),
  );
}

/** The chance, 0 to 1, that a hand filled a form, by the shapes of its letters alone. */
export const toFormChance = (pages: readonly PageHand[]): number =>
  toHandChance(withoutAdded(pages).map(({ measure }) => measure));

const isWrittenByHand = (pages: readonly PageHand[]) =>
  (areHardToRead(pages) && !isMostlyOfFixedPitch(pages)) || toFormChance(pages) > surelyByHand;

/** Worn type of a typewriter is hard to read as well. */
const isMostlyOfFixedPitch = (pages: readonly PageHand[]) =>
  2 * countLetters(pages.filter(({ measure }) => isOfFixedPitch(measure))) > countLetters(pages);

/**
 * The pages that decide about the form. Where some are clearly by hand and some clearly typed, the smaller group was
 * added to the form later and does not count.
 */
function withoutAdded(pages: readonly PageHand[]): readonly PageHand[] {
  const [byHand, typed] = [pages.filter(isClearlyByHand), pages.filter(isClearlyTyped)];
  const added = countLetters(byHand) < countLetters(typed) ? byHand : typed;
  return pages.filter((page) => !added.includes(page));
}

const countLetters = (pages: readonly PageHand[]) =>
  pages.reduce((sum, { measure }) => sum + measure.filled.letters, 0);

/**
 * Where it was the recogniser's trouble that told a hand from a machine, the shapes of the letters look like a
 * machine's, so they cannot show that a page was typed.
 */
function areHardToRead(pages: readonly PageHand[]): boolean {
  const texts = pages.flatMap((page) => page.texts).length;
  const hard = pages.flatMap((page) => page.hardToRead).length;
  return texts >= fewTexts && hard >= texts * muchIsHard;
}

const isClearlyTyped = ({ measure }: PageHand) =>
  measure.filled.letters >= enoughLetters && toHandChance([measure]) < clearlyTyped;
const isClearlyByHand = ({ measure }: PageHand) =>
  measure.filled.letters >= enoughLetters && toHandChance([measure]) > clearlyByHand;
