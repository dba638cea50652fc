import type { Catalogue, SourceForm } from '@puente/forms';
import type { GrayImage } from '../geometry/image.ts';
import { createTemplate, type PageTemplate } from './page-template.ts';
import { type PageGuess, rankPage } from './rank-page.ts';

/** One image's place in the form, or none. */
interface PageIdentity {
  /** Index of the image. */
  readonly image: number;
  /** Null when the image is no page of the form, or a page that another image shows better. */
  readonly guess: PageGuess | null;
  /** How far the guess is ahead of the image's next best page, 0 to 1. */
  readonly margin: number;
}

export interface DocumentIdentity {
  readonly form: SourceForm;
  readonly edition: string;
  /** The form's other editions, the likeliest first, and how far this one is ahead of each, in score a page. */
  readonly rivals: readonly { readonly edition: string; readonly margin: number }[];
  readonly pages: readonly PageIdentity[];
}

/** Below this a page is not recognised. Other printed pages of the same layout reach 0.6 against a nearly empty form page. */
const minScore = 0.62;

/**
 * Where at least so many pages were found clearly, a page that is hard to see is accepted from this score on, if it
 * looks like no other page that is still missing.
 */
export const clearPages = 3;
const weakScore = 0.4;
const weakMargin = 0.05;

/** Whether the score of a guess is not enough by itself, so that the page's rules must also be where they should be. */
export const isWeak = ({ score }: PageGuess): boolean => score < minScore;

/** Templates of every page of the given forms. Create them once and reuse them. */
export function createTemplates(catalogues: readonly Catalogue[]): PageTemplate[] {
  return catalogues.flatMap(({ form, edition, landmarks }) =>
    landmarks.map((page) => createTemplate(form, edition, page)),
  );
}

/** Which form and edition the images are, and which image is which page; null when no image is a form page. */
export function identifyPages(
  images: readonly GrayImage[],
  templates: readonly PageTemplate[],
): DocumentIdentity | null {
  return assignPages(images.map((image) => rankPage(image, templates)));
}

/** The joint decision over all images: one form, one edition, each page at most once. */
export function assignPages(guesses: ReadonlyArray<readonly PageGuess[]>): DocumentIdentity | null {
  const editions = new Map<string, PageGuess>();
  for (const guess of guesses.flat()) editions.set(`${guess.form} ${guess.edition}`, guess);
  const options = [...editions.values()].map(({ form, edition }) => assignEdition(guesses, form, edition));
  options.sort((p, q) => q.total - p.total);
  const best = options[0];
  if (!best || best.total === 0) return null;
  const count = best.pages.filter((page) => page.guess).length;
  const rivals = options.slice(1).filter((option) => option.form === best.form);
  return {
    form: best.form,
    edition: best.edition,
    rivals: rivals.map(({ edition, total }) => ({ edition, margin: (best.total - total) / count })),
    pages: best.pages,
  };
}

function assignEdition(guesses: ReadonlyArray<readonly PageGuess[]>, form: SourceForm, edition: string) {
  const claims = guesses
    .flatMap((list, image) => list.map((guess) => ({ image, guess })))
    .filter(({ guess }) => guess.form === form && guess.edition === edition && guess.score >= weakScore)
    .sort((p, q) => q.guess.score - p.guess.score);
  const clear = claims.filter(({ guess }) => !isWeak(guess));
  const byImage = new Map<number, PageGuess>();
  const taken = new Set<number>();
  const take = ({ image, guess }: (typeof claims)[number]) => {
    if (byImage.has(image) || taken.has(guess.page)) return;
    byImage.set(image, guess);
    taken.add(guess.page);
  };
  clear.forEach(take);
  if (taken.size >= clearPages) {
    const found = new Set(taken);
    const isLeft = (other: PageGuess) => other.form !== form || !found.has(other.page);
    // Pages of other forms are hardly in the same pile: it is enough to be ahead of them.
    const isAhead = ({ image, guess }: (typeof claims)[number]) => {
      const left = (guesses[image] ?? []).filter(isLeft);
      const ofForm = left.filter((other) => other.form === form);
      return leadOf(guess, left) >= 0 && leadOf(guess, ofForm) >= weakMargin;
    };
    const weak = claims.filter((claim) => isWeak(claim.guess) && isAhead(claim));
    weak.forEach(take);
  }
  const pages = guesses.map((list, image) => toIdentity(image, byImage.get(image) ?? null, list));
  const total = [...byImage.values()].reduce((sum, guess) => sum + guess.score, 0);
  return { form, edition, pages, total };
}

function toIdentity(image: number, guess: PageGuess | null, list: readonly PageGuess[]): PageIdentity {
  if (!guess) return { image, guess, margin: 0 };
  return { image, guess, margin: leadOf(guess, list) };
}

/** How far a guess is ahead of every other page that the image may be, in whatever edition. */
function leadOf(guess: PageGuess, list: readonly PageGuess[]): number {
  const others = list.filter((other) => other.page !== guess.page || other.form !== guess.form);
  return guess.score - Math.max(0, ...others.map((other) => other.score));
}
