/** [x, y, width, height] in points from the page's bottom left. */
export type PtBox = readonly [x: number, y: number, width: number, height: number];

export interface PlacedLabel {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

interface Labelled {
  readonly kind: string;
  readonly rect: PtBox;
  readonly label: string;
}

const size = 6;
const smallestSize = 4.5;
const gap = 2;
const margin = 20;
const minCharacters = 6;

/**
 * Where each field's label stands: beside a checkbox, above other boxes, or wherever there is room, never over a
 * field or another label. What does not fit is cut with an ellipsis; a label with no room at all is left out.
 */
export function placeLabels(
  fields: readonly Labelled[],
  page: { readonly width: number; readonly height: number },
  widthOf: (text: string, size: number) => number,
): PlacedLabel[] {
  const taken: PtBox[] = fields.map((field) => field.rect);
  const placed: PlacedLabel[] = [];
  for (const field of fields) {
    const text = toPrintable(field.label);
    const wholeWidth = widthOf(text, size);
    const best = roomsAround(field, wholeWidth)
      .map((room) => ({ ...room, width: freeWidth(room, taken, page.width) }))
      .sort((a, b) => Math.min(b.width, wholeWidth) - Math.min(a.width, wholeWidth))[0];
    if (best === undefined) continue;
    const label = shorten(text, best.width, widthOf);
    if (label === null) continue;
    const width = widthOf(label.text, label.size);
    placed.push({ ...label, x: best.x, y: best.y });
    taken.push([best.x, best.y - 1, width, label.size]);
  }
  return placed;
}

interface Room {
  readonly x: number;
  readonly y: number;
}

function roomsAround({ kind, rect: [x, y, width, height] }: Labelled, wanted: number): Room[] {
  const middle = y + height / 2 - size / 3;
  const above = { x, y: y + height + gap };
  const right = { x: x + width + gap, y: middle };
  const below = { x, y: y - size };
  const left = { x: Math.max(margin, x - gap - wanted), y: middle };
  return kind === 'checkbox' ? [right, left, above, below] : [above, left, right, below];
}

/** Points from the room's start to the next obstacle on its line, or to the margin. */
function freeWidth(room: Room, taken: readonly PtBox[], pageWidth: number): number {
  let end = pageWidth - margin;
  for (const [x, y, width, height] of taken) {
    const sameLine = y < room.y + size - 1 && y + height > room.y - 0.5;
    if (!sameLine || x + width <= room.x) continue;
    if (x <= room.x) return 0;
    end = Math.min(end, x - gap);
  }
  return Math.max(0, end - room.x);
}

function shorten(
  text: string,
  width: number,
  widthOf: (text: string, size: number) => number,
): { text: string; size: number } | null {
  for (const candidate of [size, 5.25, smallestSize]) {
    if (widthOf(text, candidate) <= width) return { text, size: candidate };
  }
  for (let length = text.length - 1; length >= minCharacters; length--) {
    const cut = `${text.slice(0, length).trimEnd()}…`;
    if (widthOf(cut, smallestSize + 0.5) <= width) return { text: cut, size: smallestSize + 0.5 };
  }
  return null;
}

function toPrintable(label: string): string {
  return label
    .replace(/[‘’]/g, "'")
    .replace(/[^\x20-\x7e\u00a0-\u00ff…–—]/g, ' ')
    .trim();
}
