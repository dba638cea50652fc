import type { MissingItem } from '@puente/contract';
import type { Catalogue, FieldSpec } from '../catalogue.ts';
import type { FieldWrite } from '../filling/index.ts';
import type { RequiredItem } from './required-item.ts';
import { isAsked, toAskedPath } from './to-asked-path.ts';

const matches = (id: string, pattern: string): boolean =>
  pattern.endsWith('*') ? id.startsWith(pattern.slice(0, -1)) : id === pattern;

const isInk = (write: FieldWrite): boolean => ('on' in write ? write.on !== null : write.value.trim() !== '');

const toRun = (first: string, last: string): string => (first === last ? first : `${first}-${last}`);

/** The place of a pattern's first field in the order of the paper. */
function indexOf({ form, edition, fields }: Catalogue, pattern: string): number {
  const index = fields.findIndex(({ id }) => matches(id, pattern));
  if (index < 0) throw new Error(`Form ${form} edition ${edition} has no field ${pattern}`);
  return index;
}

/** What a form asks for, in the order of its pages, each with its first and its last field. */
function inPrintedOrder<Data, Label extends string>(
  catalogue: Catalogue,
  required: ReadonlyArray<RequiredItem<Data, Label>>,
) {
  const fieldAt = (index: number) => catalogue.fields[index] as FieldSpec;
  return required
    .map((item) => {
      const first = Math.min(...item.fields.map((pattern) => indexOf(catalogue, pattern)));
      const last = item.through ? indexOf(catalogue, item.through) : first;
      const place = item.after ? indexOf(catalogue, item.after) : first;
      return { item, place, from: fieldAt(first), to: fieldAt(last) };
    })
    .toSorted((one, other) => one.place - other.place);
}

/** What the blank asks for and the filled form does not have, each with its place on paper. */
export function findMissing<Data>(
  catalogue: Catalogue,
  required: readonly RequiredItem<Data>[],
  data: Data,
  writes: readonly FieldWrite[],
  today: Date,
): MissingItem[] {
  const inked = new Set(writes.filter(isInk).map(({ name }) => name));
  const answered = catalogue.fields.filter(({ pdfName }) => inked.has(pdfName)).map(({ id }) => id);
  const isAnswered = (pattern: string) => answered.some((id) => matches(id, pattern));
  const isMissing = (item: RequiredItem<Data>): boolean =>
    isAsked(item, data, today) && !item.fields.some(isAnswered);
  return inPrintedOrder(catalogue, required.filter(isMissing)).map(({ item, from, to }) => ({
    id: from.id,
    path: toAskedPath(item, data, today),
    page: toRun(String(from.page), String(to.page)),
    part: from.part.replace(/^P/, ''),
    item: toRun(from.item, to.item),
    label: { code: item.label, params: item.params ?? {} },
  }));
}
