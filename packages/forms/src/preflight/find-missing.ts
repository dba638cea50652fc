import type { MissingItem } from '@puente/contract';
import { takesBox } from '../box-pattern.ts';
import type { Catalogue, FieldSpec } from '../catalogue.ts';
import { type ByHand, type FieldWrite, toPlace } from '../filling/index.ts';
import { findClosed } from '../guide/find-closed.ts';
import { guideOf } from '../guide/guide-of.ts';
import { listGuideItems } from '../guide/list-guide-items.ts';
import type { RequiredItem } from './required-item.ts';
import { isAsked, toAskedPath } from './to-asked-path.ts';

const isInk = (write: FieldWrite): boolean => ('on' in write ? write.on !== null : write.value.trim() !== '');

const toRun = (first: string, last: string): string => (first === last ? first : `${first}-${last}`);

/** Boxes that are asked for on this edition, those included whose place on it is not sure. */
const listAsked = ({ fields, unplaced = [] }: Catalogue): readonly FieldSpec[] => [
  ...fields,
  ...unplaced.flatMap(({ field, reason }) => (reason === 'uncertain' ? [field] : [])),
];

/** The place of a pattern's first field in the order of the paper; -1 where the edition does not ask it. */
const indexOf = (asked: readonly FieldSpec[], pattern: string) =>
  asked.findIndex(({ id }) => takesBox(pattern, id));

/** A pattern that the edition neither has nor lost is a fault of the lists. */
function assertKnown({ form, edition, fields, unplaced = [] }: Catalogue, pattern: string): void {
  const isKnown = [...fields, ...unplaced.map(({ field }) => field)].some(({ id }) => takesBox(pattern, id));
  if (!isKnown) throw new Error(`Form ${form} edition ${edition} has no field ${pattern}`);
}

/** What a form asks for, in the order of its pages, each with its first and its last field. */
function inPrintedOrder<Data, Label extends string>(
  asked: readonly FieldSpec[],
  required: ReadonlyArray<RequiredItem<Data, Label>>,
) {
  return required
    .flatMap((item) => {
      const places = item.fields.map((pattern) => indexOf(asked, pattern)).filter((index) => index >= 0);
      const first = Math.min(...places);
      const from = asked[first];
      if (from === undefined) return [];
      const to = item.through === undefined ? from : (asked[indexOf(asked, item.through)] ?? from);
      const after = item.after === undefined ? -1 : indexOf(asked, item.after);
      return [{ item, place: after < 0 ? first : after, from, to }];
    })
    .toSorted((one, other) => one.place - other.place);
}

/** Whether each question of a run is answered, or not asked of this person. `answered`: ids of the boxes that hold something. */
function isRunAnswered(
  catalogue: Catalogue,
  [first, last]: readonly [string, string],
  answered: ReadonlySet<string>,
): boolean {
  const { fields, form } = catalogue;
  const guide = guideOf(form);
  const from = fields.findIndex(({ id }) => takesBox(first, id));
  const run = fields.slice(from, fields.findIndex(({ id }) => id === last) + 1);
  return listGuideItems({ fields: run }).every(
    (item) =>
      item.fields.some(({ id }) => answered.has(id)) ||
      findClosed(item, catalogue, guide, answered).length > 0,
  );
}

interface Inked {
  readonly writes: readonly FieldWrite[];
  readonly byHand: readonly ByHand[];
}

/** What the blank asks for and the filled form does not have, each with its place on paper. */
export function findMissing<Data>(
  catalogue: Catalogue,
  required: readonly RequiredItem<Data>[],
  data: Data,
  { writes, byHand }: Inked,
  today: Date,
): MissingItem[] {
  const inked = new Set(writes.filter(isInk).map(({ name }) => name));
  const written = catalogue.fields.filter(({ pdfName }) => inked.has(pdfName)).map(({ id }) => id);
  const answered = [...written, ...byHand.map(({ id }) => id)];
  const isAnswered = (pattern: string) => answered.some((id) => takesBox(pattern, id));
  const isDone = ({ fields, path, through }: RequiredItem<Data>): boolean =>
    path === null && through !== undefined
      ? isRunAnswered(catalogue, [fields[0], through], new Set(answered))
      : fields.some(isAnswered);
  const isMissing = (item: RequiredItem<Data>): boolean => isAsked(item, data, today) && !isDone(item);
  const absent = required.filter(isMissing);
  for (const { fields, through, after } of absent)
    for (const pattern of [...fields, through ?? [], after ?? []].flat()) assertKnown(catalogue, pattern);
  return inPrintedOrder(listAsked(catalogue), absent).map(({ item, from, to }) => ({
    id: from.id,
    path: toAskedPath(item, data, today),
    page: toRun(String(from.page), String(to.page)),
    part: toPlace(from).part,
    item: toRun(toPlace(from).item, toPlace(to).item),
    label: { code: item.label, params: item.params ?? {} },
  }));
}
