import type { GroupSpec, ListSpec, SectionSpec } from '@puente/forms/answers';
import { type FormValues, getAt, rowKey } from '../../../lib/form-answers/form-values.ts';
import { isEmptyAnswer } from '../../../lib/form-answers/is-empty-answer.ts';
import { rowsAt } from './diff.ts';
import { type Remarks, remarksAt } from './remarks.ts';

/** Somewhere on the review a person can be led to: an answer, an entry of a list, or the list itself. */
export interface Place {
  readonly path: string;
  readonly section: SectionSpec['title'];
}

interface Shown {
  readonly values: FormValues;
  readonly remarks: Remarks;
}

/** Whether a group is on the screen. What it holds stays in sight, so that nothing is saved unseen. */
export function isAsked({ fields, onlyWhen, onlyWhenSaid }: GroupSpec, { values, remarks }: Shown): boolean {
  if (onlyWhenSaid !== undefined) return remarksAt(remarks, onlyWhenSaid).length > 0;
  if (!onlyWhen || onlyWhen.is.includes(String(getAt(values, onlyWhen.path) ?? ''))) return true;
  return fields.some(({ path }) => !isEmptyAnswer(getAt(values, path)));
}

const listInList = ({ path: list, fields }: ListSpec, values: FormValues): string[] => [
  list,
  ...rowsAt(values, list).flatMap((_, at) => [
    `${list}.${at}`,
    ...fields.map(({ path }) => `${list}.${at}.${path}`),
  ]),
];

const listInGroup = (group: GroupSpec, shown: Shown): string[] =>
  isAsked(group, shown)
    ? [...(group.path === undefined ? [] : [group.path]), ...group.fields.map(({ path }) => path)]
    : [];

/** All places on the screen, in the order of the form. */
export const listPlaces = (sections: readonly SectionSpec[], shown: Shown): Place[] =>
  sections.flatMap(({ title, parts }) =>
    parts
      .flatMap((part) => (part.kind === 'list' ? listInList(part, shown.values) : listInGroup(part, shown)))
      .map((path) => ({ path, section: title })),
  );

/** The place of a path, else the first one below it, else the nearest one around it. */
export function findPlace(places: readonly Place[], path: string): Place | null {
  const found =
    places.find((place) => place.path === path) ?? places.find((place) => place.path.startsWith(`${path}.`));
  const around = path.slice(0, Math.max(0, path.lastIndexOf('.')));
  return found ?? (around ? findPlace(places, around) : null);
}

/** Which of `wanted` comes after `here`, or before it, going round at the ends. Null `here`: from the beginning. */
export function findBeside(
  places: readonly Place[],
  wanted: ReadonlySet<string>,
  here: string | null,
  direction: 'next' | 'previous',
): Place | null {
  const at = places.findIndex(({ path }) => path === here);
  const order = [...places.slice(at + 1), ...places.slice(0, Math.max(at, 0))];
  const others = order.filter(({ path }) => wanted.has(path));
  const own = places.find(({ path }) => path === here && wanted.has(path));
  return (direction === 'next' ? others[0] : others.at(-1)) ?? own ?? null;
}

/** Where an answer stands once the rows of its list are others; null where its row is gone. */
export function followPlace(
  path: string,
  list: string,
  before: readonly unknown[],
  after: readonly unknown[],
): string | null {
  if (!path.startsWith(`${list}.`)) return path;
  const [row = '', ...inner] = path.slice(list.length + 1).split('.');
  const key = getAt(before, `${row}.${rowKey}`);
  const at = after.findIndex((one) => getAt(one, rowKey) === key);
  return key === undefined || at < 0 ? null : [list, at, ...inner].join('.');
}
