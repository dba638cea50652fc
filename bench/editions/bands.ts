import type { Box, Catalogue, FieldSpec, PageLandmarks } from '@puente/forms';

/** A strip across a page that moves as one: what is printed in it and its boxes. */
export interface Band {
  readonly top: number;
  readonly bottom: number;
  readonly fields: readonly FieldSpec[];
  readonly words: PageLandmarks['words'];
  readonly lines: readonly Box[];
  readonly areas: readonly Box[];
}

export interface BandedPage {
  readonly page: number;
  readonly width: number;
  readonly height: number;
  /** From the top of the page down. */
  readonly bands: readonly Band[];
}

/** Rows of one question stay together: no band is lower, in points. */
const minHeight = 16;

/** Cuts the pages of a form that is printed as a table where nothing but upright rules is cut through. */
export const cutIntoBands = ({ landmarks, fields }: Catalogue): BandedPage[] =>
  landmarks.map((page) =>
    cutPage(
      page,
      fields.filter((field) => field.page === page.page),
    ),
  );

function cutPage({ page, width, height, words, lines, areas }: PageLandmarks, fields: readonly FieldSpec[]) {
  const flat = lines.filter(([, , w, h]) => w >= h);
  const solid = [...fields, ...words].map(({ box }) => box).concat(areas);
  const cuts = listCuts(solid, flat, height);
  const bands = cuts.slice(1).map((bottom, index): Band => {
    const top = cuts[index] ?? height;
    const isIn = ([, y, , h]: Box) => y + h / 2 < top && y + h / 2 >= bottom;
    return {
      top,
      bottom,
      fields: fields.filter(({ box }) => isIn(box)),
      words: words.filter(({ box }) => isIn(box)),
      areas: areas.filter(isIn),
      lines: [...flat.filter(isIn), ...lines.flatMap((line) => cutUpright(line, top, bottom))],
    };
  });
  return { page, width, height, bands };
}

/** Heights from the top down at which a ruled line or white goes across and no print and no box. */
function listCuts(solid: readonly Box[], flat: readonly Box[], height: number): number[] {
  const cuts = [height];
  const edges = flat.filter(([, , w]) => w > 200).map(([, y, , h]) => y + h + 0.2);
  for (const y of [...edges].sort((a, b) => b - a)) {
    const isFree = solid.every(([, low, , h]) => y <= low + 0.4 || y >= low + h - 0.4);
    if (isFree && (cuts.at(-1) ?? height) - y >= minHeight) cuts.push(y);
  }
  return [...cuts, 0];
}

/** The piece of an upright rule between two heights. */
function cutUpright([x, y, w, h]: Box, top: number, bottom: number): Box[] {
  if (w >= h) return [];
  const [low, high] = [Math.max(y, bottom), Math.min(y + h, top)];
  return high - low > 1 ? [[x, low, w, high - low]] : [];
}
