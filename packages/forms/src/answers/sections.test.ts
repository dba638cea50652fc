import { targetForms } from '@puente/contract';
import { expect, it } from 'vitest';
import { toJSONSchema } from 'zod';
import { listCatalogues } from '../editions/index.ts';
import { listAnswers, listBoxes, listChoices } from './answer.ts';
import type { SectionSpec } from './field-spec.ts';
import { answersOf } from './index.ts';

interface Shape {
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly items?: Shape;
  readonly anyOf?: readonly Shape[];
}

/** Paths of all answers of a form; an entry of a list stands for all of them as `[]`. */
function listPaths({ properties, items, anyOf }: Shape, path = ''): string[] {
  const whole = anyOf?.find((one) => one.properties);
  if (whole) return listPaths(whole, path);
  if (items?.properties) return listPaths(items, `${path}[]`);
  if (!properties) return [path];
  return Object.entries(properties).flatMap(([key, inner]) =>
    listPaths(inner, path ? `${path}.${key}` : key),
  );
}

const listShown = (sections: readonly SectionSpec[]): string[] =>
  sections.flatMap(({ parts }) =>
    parts.flatMap((part) =>
      part.fields.map(({ path }) => (part.kind === 'list' ? `${part.path}[].${path}` : path)),
    ),
  );

it.each(targetForms)('shows every answer of the %s form data once, and no other', (form) => {
  const { schema, sections } = answersOf(form);
  const paths = listPaths(toJSONSchema(schema, { io: 'input' }) as Shape);
  // Questions of one edition alone are asked where the form is downloaded.
  const elsewhere = ['box_answers', 'rawOcrText'];
  expect(listShown(sections).toSorted()).toEqual(
    paths.filter((path) => !elsewhere.includes(path)).toSorted(),
  );
});

it.each(targetForms)('names only boxes that each edition of the %s has', (form) => {
  const named = listAnswers(answersOf(form).sections).flatMap((answer) => [
    ...listBoxes(answer),
    ...listChoices(answer).flatMap((boxes) => Object.values(boxes)),
    ...(answer.ticks ? [answer.ticks] : []),
    ...(answer.copies ?? []),
  ]);
  expect(named).not.toEqual([]);
  for (const { fields } of listCatalogues(form)) {
    const known = new Set(fields.map(({ id }) => id));
    const isKnown = (id: string) =>
      id.endsWith('*') ? [...known].some((one) => one.startsWith(id.slice(0, -1))) : known.has(id);
    expect(named.filter((id) => !isKnown(id))).toEqual([]);
  }
});
