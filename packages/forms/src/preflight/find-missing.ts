import type { MissingItem } from '@puente/contract';
import type { Catalogue, FieldSpec } from '../catalogue.ts';
import type { FieldWrite } from '../filling/index.ts';
import type { IsAnswered, RequiredItem } from './required-item.ts';

const matches = (id: string, pattern: string): boolean =>
  pattern.endsWith('*') ? id.startsWith(pattern.slice(0, -1)) : id === pattern;

const isInk = (write: FieldWrite): boolean => ('on' in write ? write.on !== null : write.value.trim() !== '');

const toRun = (first: string, last: string): string => (first === last ? first : `${first}-${last}`);

function findFirst({ form, edition, fields }: Catalogue, pattern: string): FieldSpec {
  const field = fields.find(({ id }) => matches(id, pattern));
  if (!field) throw new Error(`Form ${form} edition ${edition} has no field ${pattern}`);
  return field;
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
  const isAnswered: IsAnswered = (pattern) => answered.some((id) => matches(id, pattern));
  return required
    .filter(({ when, fields }) => (when?.(data, isAnswered, today) ?? true) && !fields.some(isAnswered))
    .map(({ fields: [first], through, path, label, params = {} }) => {
      const from = findFirst(catalogue, first);
      const to = through ? findFirst(catalogue, through) : from;
      return {
        id: from.id,
        path: typeof path === 'function' ? path(data, today) : path,
        page: toRun(String(from.page), String(to.page)),
        part: from.part.replace(/^P/, ''),
        item: toRun(from.item, to.item),
        label: { code: label, params },
      };
    });
}
