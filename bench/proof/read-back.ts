import type { TargetForm } from '@puente/contract';
import { openPdf, type PdfFormValue } from '@puente/pdf';
import { proofFormOf } from './proof-forms.ts';
import type { EntryPlace } from './questions/additional.ts';

/** One answer outside its box, with the label it carries. */
export interface PrintedEntry {
  readonly part: string;
  readonly item: string;
  readonly text: string;
}

interface PrintedBox {
  readonly page: number;
  readonly at: readonly [number, number];
  /** `x` for a mark. */
  readonly text: string;
}

/** A filled form as its paper shows it. */
export interface Printed {
  /** Filled boxes other than those of the additional information. */
  readonly boxes: readonly PrintedBox[];
  readonly entries: readonly PrintedEntry[];
  /** The heads of the added sheets. */
  readonly sheetHeads: readonly string[];
  find(page: number, at: readonly [number, number]): string;
}

interface Frame {
  readonly page: number;
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly top: number;
  readonly text: string;
}

const paper = { width: 612, height: 792 };

const toFrame = ({ page, kind, value, checked, box: [left, top, width, height] }: PdfFormValue): Frame => ({
  page,
  left: left * paper.width,
  right: (left + width) * paper.width,
  bottom: paper.height - (top + height) * paper.height,
  top: paper.height - top * paper.height,
  text: kind === 'checkbox' ? (checked ? 'x' : '') : value.trim(),
});

const isIn = (frame: Frame, page: number, [x, y]: readonly [number, number]): boolean =>
  frame.page === page && frame.left <= x && x <= frame.right && frame.bottom <= y && y <= frame.top;

function readEntry(find: Printed['find'], place: EntryPlace): PrintedEntry {
  const [, part, item] = place.labels.map((x) => find(place.page, [x, place.labelsY]));
  return { part: part ?? '', item: item ?? '', text: find(place.page, place.text) };
}

const entryPoints = (place: EntryPlace): ReadonlyArray<readonly [number, number]> => [
  ...place.labels.map((x) => [x, place.labelsY] as const),
  place.text,
];

/** `Page 12, Part 7, Item 3` and what follows it, up to the next such label. */
const readSheets = (text: string): PrintedEntry[] =>
  [...text.matchAll(/Page \d+, Part (\S+), Item (\S+)([\s\S]*?)(?=Page \d+, Part |$)/g)].map(
    ([, part = '', item = '', said = '']) => ({ part, item, text: said }),
  );

/** Reads a filled form by the places of its boxes; names of fields play no part. */
export async function readBack(form: TargetForm, bytes: Uint8Array): Promise<Printed> {
  const { pageCount, entries: places } = proofFormOf(form);
  const file = await openPdf(bytes);
  const frames = file.readFormValues().map(toFrame);
  const sheets = Array.from({ length: file.pageCount - pageCount }, (_, index) =>
    file
      .readWords(pageCount + index + 1)
      .map(({ text }) => text)
      .join(' '),
  );
  file.close();
  const find: Printed['find'] = (page, at) => frames.find((frame) => isIn(frame, page, at))?.text ?? '';
  const isEntry = (frame: Frame) =>
    places.some((place) => entryPoints(place).some((point) => isIn(frame, place.page, point)));
  const boxes = frames
    .filter((frame) => frame.text !== '' && !isEntry(frame))
    .map(({ page, left, right, bottom, top, text }) => ({
      page,
      at: [(left + right) / 2, (bottom + top) / 2] as const,
      text,
    }));
  const entries = [...places.map((place) => readEntry(find, place)), ...readSheets(sheets.join(' '))];
  return { boxes, entries: entries.filter(({ text }) => text !== ''), sheetHeads: sheets, find };
}
