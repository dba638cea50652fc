import type { GrayImage } from '../geometry/image.ts';
import type { InkMap } from '../geometry/ink-map.ts';
import type { PageTemplate } from './page-template.ts';
import { prepareImage } from './prepared-image.ts';
import type { PageGuess } from './rank-page.ts';

const meanOf = ({ data }: InkMap) => data.reduce((sum, value) => sum + value, 0) / data.length;

/**
 * How much is written on a page, roughly: its mean ink, 0 to 255, beyond that of the blank it most looks like. Negative on
 * a page that is printed more faintly than the blank is drawn.
 */
export function measureWriting(
  image: GrayImage,
  [likeliest]: readonly PageGuess[],
  templates: readonly PageTemplate[],
): number {
  const blank = templates.find(
    ({ form, edition, page }) =>
      form === likeliest?.form && edition === likeliest.edition && page === likeliest.page,
  );
  return meanOf(prepareImage(image).quarter) - (blank ? meanOf(blank.coarseInk) : 0);
}
