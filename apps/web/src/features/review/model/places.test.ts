import type { SectionSpec } from '@puente/forms/answers';
import { expect, it } from 'vitest';
import { rowKey } from '../../../lib/form-answers/form-values.ts';
import { findBeside, findPlace, followPlace, listPlaces } from './places.ts';

const sections: readonly SectionSpec[] = [
  {
    title: 'biographic',
    parts: [
      { kind: 'group', title: 'name', fields: [{ path: 'name.given', label: 'givenName' }] },
      {
        kind: 'group',
        title: 'birth',
        fields: [{ path: 'birth.city', label: 'birthCity' }],
        onlyWhen: { path: 'asked', is: ['yes'] },
      },
    ],
  },
  {
    title: 'family',
    parts: [
      {
        kind: 'list',
        title: 'children',
        path: 'children',
        entry: 'child',
        fields: [{ path: 'name', label: 'familyName' }],
      },
    ],
  },
];
const list = (values: Record<string, unknown>) => listPlaces(sections, { values, remarks: new Map() });
const pathsOf = (values: Record<string, unknown>) => list(values).map(({ path }) => path);
const two = { children: [{ name: 'Luz' }, { name: 'Sol' }] };

it('lists answers, entries and lists in the order of the form, without what is not asked', () => {
  const rows = ['children', 'children.0', 'children.0.name', 'children.1', 'children.1.name'];
  expect(pathsOf(two)).toEqual(['name.given', ...rows]);
  expect(pathsOf({ ...two, asked: 'yes' })).toEqual(['name.given', 'birth.city', ...rows]);
  // What it holds stays in sight.
  expect(pathsOf({ birth: { city: 'Lima' } })).toEqual(['name.given', 'birth.city', 'children']);
});

it('finds the place of a path, else the first below it, else the nearest around it', () => {
  const places = list(two);
  expect(findPlace(places, 'children.1.name')?.path).toBe('children.1.name');
  expect(findPlace(places, 'name')?.path).toBe('name.given');
  expect(findPlace(places, 'children.7.name.given')?.path).toBe('children');
  expect(findPlace(places, 'nothing.of.this')).toBeNull();
  expect(findPlace(places, 'children.0')?.section).toBe('family');
});

it('goes through what is wanted from where one is, around the end and back', () => {
  const places = list(two);
  const wanted = new Set(['name.given', 'children.0.name', 'children.1.name']);
  const from = (here: string | null, direction: 'next' | 'previous') =>
    findBeside(places, wanted, here, direction)?.path;
  expect(from(null, 'next')).toBe('name.given');
  expect(from(null, 'previous')).toBe('children.1.name');
  expect(from('name.given', 'next')).toBe('children.0.name');
  expect(from('children', 'previous')).toBe('name.given');
  expect(from('children.1.name', 'next')).toBe('name.given');
  expect(from('name.given', 'previous')).toBe('children.1.name');
  expect(findBeside(places, new Set(['children.0']), 'children.0', 'next')?.path).toBe('children.0');
  expect(findBeside(places, new Set(), null, 'next')).toBeNull();
});

it('knows where an answer stands once its list is another', () => {
  const row = (key: number) => ({ [rowKey]: key });
  const follow = (path: string) => followPlace(path, 'children', [row(0), row(1)], [row(1), row(2)]);
  expect(follow('children.1.name')).toBe('children.0.name');
  expect(follow('children.0.name')).toBeNull();
  expect(follow('children')).toBe('children');
  expect(follow('name.given')).toBe('name.given');
});
