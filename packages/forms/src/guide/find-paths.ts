import type { TargetForm } from '@puente/contract';
import { listAnswers, listBoxes, listChoices, type PlacedAnswer } from '../answers/answer.ts';
import { takesBox } from '../box-pattern.ts';
import type { Catalogue, FieldSpec } from '../catalogue.ts';
import { findEntry } from '../preflight/find-entry.ts';
import { isAsked, toAskedPath } from '../preflight/to-asked-path.ts';
import { definitionOf, type OpenForm } from '../registry.ts';

/** Where the answer of a box is typed in the review, by the id of the box. */
export type BoxPaths = ReadonlyMap<string, string>;

/** The boxes of an answer and those that repeat it, of an answer of a list with the number of its entry's place on paper. */
function listPlaces(
  answer: PlacedAnswer,
  fields: readonly FieldSpec[],
): ReadonlyArray<readonly [id: string, slot: number]> {
  const inList = answer.pattern.includes('*');
  const copies = fields.filter(({ id }) => (answer.copies ?? []).some((pattern) => takesBox(pattern, id)));
  return [
    ...copies.map(({ id }) => [id, 0] as const),
    ...listBoxes(answer).map((id, index) => [id, inList ? index : 0] as const),
    ...listChoices(answer).flatMap((choices, slot) =>
      Object.values(choices).map((id) => [id, inList ? slot : 0] as const),
    ),
  ];
}

function toPath(data: unknown, pattern: string, slot: number): string {
  const [list, rest] = pattern.split('.*.');
  return list === undefined || rest === undefined
    ? pattern
    : `${list}.${findEntry(data, list, slot)}.${rest}`;
}

/** Where each box of the form data is typed, for a person with these answers. */
export function findPaths<Form extends TargetForm>(
  { form, data }: OpenForm<Form>,
  { fields }: Pick<Catalogue, 'fields'>,
): BoxPaths {
  const { sections } = definitionOf<Form>(form);
  return new Map(
    listAnswers(sections as Parameters<typeof listAnswers>[0]).flatMap((answer) =>
      listPlaces(answer, fields).map(([id, slot]) => [id, toPath(data, answer.pattern, slot)] as const),
    ),
  );
}

export interface AskedBoxes {
  /** Ids of the boxes that are asked of a person with these answers. */
  readonly ids: ReadonlySet<string>;
  readonly paths: BoxPaths;
}

/** What the form asks of a person with these answers: which boxes, and where it is typed. */
export function listAskedBoxes<Form extends TargetForm>(
  { form, data }: OpenForm<Form>,
  { fields }: Catalogue,
  today: Date,
): AskedBoxes {
  const ids = new Set<string>();
  const paths = new Map<string, string>();
  for (const item of definitionOf<Form>(form).checks.required) {
    if (!isAsked(item, data, today)) continue;
    const path = toAskedPath(item, data, today);
    const own = fields.filter(({ id }) => item.fields.some((pattern) => takesBox(pattern, id)));
    const last = fields.findIndex(({ id }) => id === item.through);
    const first = own[0] === undefined ? -1 : fields.indexOf(own[0]);
    const run = last < first || first < 0 ? [] : fields.slice(first, last + 1);
    for (const { id } of [...own, ...run]) {
      ids.add(id);
      if (path !== null && path !== '') paths.set(id, path);
    }
  }
  return { ids, paths };
}
