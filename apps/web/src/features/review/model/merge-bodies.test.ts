import { emptyI485FormData } from '@puente/forms/data';
import { expect, it } from 'vitest';
import { mergeBodies } from './merge-bodies.ts';

function make(given: string, cities: readonly string[], checkedPaths: readonly string[] = []) {
  const empty = emptyI485FormData();
  const { biographic_information: own } = empty;
  return {
    formData: {
      ...empty,
      biographic_information: { ...own, full_name: { ...own.full_name, given_name: given } },
      address_history_5_years: cities.map((city) => ({ street: `${city} street`, city })),
    },
    checkedPaths,
  };
}
const given = 'biographic_information.full_name.given_name';

it('keeps what either tab has confirmed, where it stands after the other has removed a row', () => {
  const merged = mergeBodies(
    make('Ana', ['Lima', 'Cusco']),
    make('Ana', ['Lima', 'Cusco'], ['address_history_5_years.1.city']),
    make('Ana', ['Cusco'], [given]),
    () => 'mine',
  );
  expect([...merged.checkedPaths].sort()).toEqual(['address_history_5_years.0.city', given]);
  expect(merged.conflicts).toEqual([]);
});

it('takes back a confirmation that one tab took back', () => {
  const base = make('Ana', [], [given]);
  expect(mergeBodies(base, base, make('Ana', []), () => 'mine').checkedPaths).toEqual([]);
  expect(mergeBodies(base, make('Ana', []), base, () => 'mine').checkedPaths).toEqual([]);
});

it('lets a confirmation go with the value it was given for', () => {
  const merged = mergeBodies(make('Ana', []), make('Ana', [], [given]), make('Eva', []), () => 'mine');
  expect(merged.checkedPaths).toEqual([]);
});

it('keeps one tab’s value of an answer that both changed, and the other tab’s other answers', () => {
  const bodies = [make('Ana', []), make('Eva', []), make('Iris', ['Lima'])] as const;
  expect(mergeBodies(...bodies, () => 'mine').formData).toEqual(make('Eva', ['Lima']).formData);
  expect(mergeBodies(...bodies, () => 'theirs').formData).toEqual(make('Iris', ['Lima']).formData);
  expect(mergeBodies(...bodies, () => 'mine').conflicts).toEqual([
    { path: given, mine: 'Eva', theirs: 'Iris' },
  ]);
});
