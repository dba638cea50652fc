import type { Box, FieldReading, FieldSpec } from '@puente/forms';
import type { PageBox, PdfWord } from '@puente/pdf/opening';
import type { Registration } from '../register/registration.ts';

/** The printed text of a digital PDF is exact. What may be wrong is which box a word belongs to. */
const nearlyCertain = 0.995;
const labelSlackPt = 2;

interface PlacedWord {
  readonly text: string;
  readonly box: PageBox;
  /** Middle of the word in form points, from the bottom left. */
  readonly x: number;
  readonly y: number;
}

/** Words of a page that are not the form's own, in form points. `toForm` maps page fractions to form points. */
export function listWrittenWords(
  words: readonly PdfWord[],
  registration: Registration,
  toForm: (x: number, y: number) => readonly [number, number],
): PlacedWord[] {
  const { words: labels } = registration.landmarks;
  const written: PlacedWord[] = [];
  for (const { text, box, hidden } of words) {
    if (hidden || text.trim() === '') continue;
    const [x, y] = toForm(box[0] + box[2] / 2, box[1] + box[3] / 2);
    const isLabel = labels.some((label) => label.text === text && isWithin(label.box, x, y, labelSlackPt));
    if (!isLabel) written.push({ text: text.trim(), box, x, y });
  }
  return written;
}

/**
 * What stands in each text field, word by word; fields without a word are left out. `toCell`: the printed cell of a field,
 * in fractions of the page.
 */
export function readTextLayer(
  fields: readonly FieldSpec[],
  written: readonly PlacedWord[],
  page: number,
  toCell: (field: FieldSpec) => Box | null,
): FieldReading[] {
  const byField = new Map<FieldSpec, PlacedWord[]>();
  for (const word of written) {
    const field = fields.find((f) => f.kind !== 'checkbox' && isWithin(f.box, word.x, word.y, 1));
    if (field) byField.set(field, [...(byField.get(field) ?? []), word]);
  }
  return [...byField].map(([field, words]) => {
    const cell = toCell(field);
    return {
      fieldId: field.id,
      place: { page, box: hull(words.map((word) => word.box)), ...(cell && { cell }) },
      source: 'text-layer',
      score: nearlyCertain,
      state: 'text',
      text: joinWords(words),
    };
  });
}

function isWithin([x, y, w, h]: Box, px: number, py: number, slack: number): boolean {
  return px > x - slack && px < x + w + slack && py > y - slack && py < y + h + slack;
}

function hull(boxes: readonly PageBox[]): PageBox {
  const left = Math.min(...boxes.map((box) => box[0]));
  const top = Math.min(...boxes.map((box) => box[1]));
  const right = Math.max(...boxes.map((box) => box[0] + box[2]));
  const bottom = Math.max(...boxes.map((box) => box[1] + box[3]));
  return [left, top, right - left, bottom - top];
}

/** Lines from the top, words from the left; a line is what stands within half a letter's height. */
export function joinWords(words: ReadonlyArray<{ text: string; box: PageBox }>): string {
  const lines: Array<{ middle: number; height: number; words: Array<{ text: string; box: PageBox }> }> = [];
  for (const word of [...words].sort((p, q) => p.box[1] + p.box[3] / 2 - q.box[1] - q.box[3] / 2)) {
    const middle = word.box[1] + word.box[3] / 2;
    const line = lines.at(-1);
    if (line && Math.abs(line.middle - middle) < Math.max(line.height, word.box[3]) * 0.6)
      line.words.push(word);
    else lines.push({ middle, height: word.box[3], words: [word] });
  }
  return lines
    .map((line) =>
      line.words
        .sort((p, q) => p.box[0] - q.box[0])
        .map((word) => word.text)
        .join(' '),
    )
    .join('\n');
}
