import type { HandMeasure } from './measure-hand.ts';

/** Fitted on drawn forms, typed and by hand, scanned in every way of the bench: docs/decisions/016-who-filled-a-form.md. */
const weights = { none: 0.29, leaning: 5.83, offLine: 29.6, unlike: 3.37 };
/** With fewer of them, as where serifs or a fax break every edge, uprights tell nothing. */
const fewUprights = 20;
/** A difference this small says little: in a picture that was never on paper, the pixels alone make that much. */
const sameLetter = 0.02;

/** Print in pieces is uneven too. Dots, accents and hyphens of whole letters are less than this share of their ink. */
const whole = 0.02;
const brokenWeight = 60;

/** The letters of good scans and copies come to 0.07 at most, those of thin type on a copy and of dots to 0.09 and more. */
const inPieces = 0.08;

/** Only a machine sets letters at one pitch. Thin type of a typewriter is uneven in all else that is measured here. */
const fixedShare = 0.8;
const fixedWeight = 4;
export const isOfFixedPitch = ({ fixedPitch }: HandMeasure): boolean => (fixedPitch ?? 0) >= fixedShare;

/** A page with fewer letters tells nothing, because hardly any of them occurs twice. */
const fewLetters = 60;

/**
 * The chance, 0 to 1, that a hand wrote what was measured on these pages, by the shapes of its letters alone: how much less
 * even they are than the form's own print on the same scan. 0 where there are too few letters to tell.
 */
export function toHandChance(pages: readonly HandMeasure[]): number {
  const telling = pages.filter(
    ({ filled, printed }) => Math.min(filled.letters, printed.letters) >= fewLetters,
  );
  const letters = telling.reduce((sum, { filled }) => sum + filled.letters, 0);
  if (letters === 0) return 0;
  const odds = telling.reduce((sum, page) => sum + page.filled.letters * toOdds(page), 0) / letters;
  return 1 / (1 + Math.exp(-odds));
}

/** Of one page, in natural logarithm. */
function toOdds(page: HandMeasure): number {
  const { filled, printed } = page;
  const hasUprights = Math.min(filled.uprights, printed.uprights) >= fewUprights;
  return (
    weights.none +
    weights.leaning * (hasUprights ? filled.leaning - printed.leaning : 0) +
    weights.offLine * (filled.offLine - printed.offLine) +
    weights.unlike * Math.log((filled.unlike + sameLetter) / (printed.unlike + sameLetter)) -
    brokenWeight * Math.max(0, filled.broken - whole) -
    (isOfFixedPitch(page) ? fixedWeight : 0)
  );
}

/** Whether what was filled in on a page has come to pieces. */
export const isBrokenPage = ({ filled }: HandMeasure): boolean =>
  filled.letters >= fewLetters && filled.broken > inPieces;
