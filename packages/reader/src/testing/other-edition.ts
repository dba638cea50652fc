import type { Box, Catalogue, PageLandmarks } from '@puente/forms';

/** Header and foot of a page stay where they are. */
const footPt = 45;
const headPt = 90;
const bandPt = 90;
const indentPt = 14;
const marginPt = 70;
const slackPt = 2;

/**
 * An edition that nobody printed: each page's rows in bands of some 110 points, every two of which change places, every
 * other one moved to the side, and another date at the foot.
 */
export function toOtherEdition(catalogue: Catalogue, printed: string): Catalogue {
  const pages = catalogue.landmarks.map((landmarks) => {
    const fields = catalogue.fields.filter(({ page }) => page === landmarks.page);
    const itemOf = (id: string) => id.split('.').slice(0, 3).join('.');
    const wholes = [...new Set(fields.map(({ id }) => itemOf(id)))].map((item) =>
      hull(fields.filter(({ id }) => itemOf(id) === item).map(({ box }) => box)),
    );
    const move = toMover(landmarks, [...wholes, ...landmarks.words.map(({ box }) => box)]);
    return {
      fields: fields.map((field) => ({ ...field, box: move(field.box) })),
      landmarks: {
        ...landmarks,
        lines: landmarks.lines.map(move),
        areas: landmarks.areas.map(move),
        words: landmarks.words.map(({ text, box }) => ({
          text: text.replace(catalogue.edition, printed),
          box: move(box),
        })),
      },
    };
  });
  return {
    ...catalogue,
    edition: printed,
    fields: pages.flatMap(({ fields }) => fields),
    landmarks: pages.map(({ landmarks }) => landmarks),
  };
}

function toMover({ height, words }: PageLandmarks, boxes: readonly Box[]): (box: Box) => Box {
  const numbers = words.filter(({ text, box: [x] }) => /^\d+\.$/.test(text) && x < marginPt);
  const tops = numbers.map(({ box: [, y, , h] }) => y + h + slackPt);
  const cuts = listCuts(
    boxes,
    tops.filter((y) => y > footPt && y < height - headPt),
  );
  const bands = cuts.slice(1).map((to, i) => ({ from: cuts[i] as number, to }));
  const shifts = bands.map((_, i) => {
    const isLower = i % 2 === 0;
    const other = bands[isLower ? i + 1 : i - 1];
    if (!other) return 0;
    return isLower ? other.to - other.from : other.from - other.to;
  });
  return ([x, y, w, h]) => {
    const at = bands.findIndex(({ from, to }) => y + h / 2 >= from && y + h / 2 < to);
    if (at === -1 || h > bandPt) return [x, y, w, h];
    return [x + (at % 2 === 0 ? 0 : indentPt), y + (shifts[at] as number), w, h];
  };
}

/** Above the numbers of items, where nothing is cut through, about a band apart: a label stays with its boxes. */
function listCuts(boxes: readonly Box[], tops: readonly number[]): number[] {
  const cuts: number[] = [];
  for (const y of [...tops].sort((p, q) => p - q)) {
    const isFree = boxes.every(([, low, , h]) => y <= low || y >= low + h);
    if (isFree && y - (cuts.at(-1) ?? Number.NEGATIVE_INFINITY) >= bandPt) cuts.push(y);
  }
  return cuts;
}

function hull(boxes: readonly Box[]): Box {
  const left = Math.min(...boxes.map(([x]) => x));
  const low = Math.min(...boxes.map(([, y]) => y));
  const right = Math.max(...boxes.map(([x, , w]) => x + w));
  const top = Math.max(...boxes.map(([, y, , h]) => y + h));
  return [left, low, right - left, top - low];
}
