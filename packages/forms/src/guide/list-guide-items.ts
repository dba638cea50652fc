import type { Catalogue, FieldSpec } from '../catalogue.ts';

/** One answer a person gives: the boxes of one part and item whose labels begin alike (a yes and its no, an address). */
export interface GuideBoxes {
  /** Stable across editions, such as `p2-16-date-of-birth`. */
  readonly key: string;
  /** What its boxes are called together, in our own words. */
  readonly label: string;
  readonly fields: readonly [FieldSpec, ...FieldSpec[]];
}

/** What stands before the colon of a label names the answer, what stands after it the box. */
const toHead = ({ label }: FieldSpec): string => label.split(': ')[0] ?? label;

const toSlug = (words: string): string =>
  words
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/** The number of the question: `1` of `1.a`. */
const toNumber = ({ item }: FieldSpec): string => item.replace(/\.[a-z]$/, '');

const toKey = (field: FieldSpec): string =>
  field.question === undefined
    ? toSlug([field.part, toNumber(field), toHead(field)].join(' '))
    : `new ${field.part} ${field.item} ${field.question}`;

/** Every answer of an edition in the order of its pages; boxes of a question that it alone asks are one. */
export function listGuideItems({ fields }: Pick<Catalogue, 'fields'>): readonly GuideBoxes[] {
  const items = new Map<string, [FieldSpec, ...FieldSpec[]]>();
  for (const field of fields) {
    const key = toKey(field);
    const item = items.get(key);
    if (item) item.push(field);
    else items.set(key, [field]);
  }
  return [...items].map(([key, boxes]) => ({ key, label: toHead(boxes[0]), fields: boxes }));
}
