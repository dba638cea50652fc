import { findFieldByPdfName, listCatalogues } from '@puente/forms/catalogues';
import {
  emptyI485FormData,
  emptyI765FormData,
  i485FormDataSchema,
  i765FormDataSchema,
} from '@puente/forms/data';
import { describe, expect, it } from 'vitest';
import { type Case, createCase } from './create-case.ts';
import { profiles } from './profiles.ts';
import { placeText } from './scan/place-text.ts';

const cases = profiles.flatMap((profile) =>
  Array.from({ length: 12 }, (_, n) => createCase(profile, `t${n}`)),
);

function findBox(created: Case, name: string) {
  const catalogue = listCatalogues('I-589').find((each) => each.edition === created.edition);
  if (!catalogue) throw new Error(`no catalogue of edition ${created.edition}`);
  return findFieldByPdfName(catalogue, name) ?? findFieldByPdfName(catalogue, name.replaceAll('\\.', '.'));
}

/** Builds form data that holds exactly the truth's paths, so that the schema says whether each exists. */
function build(truth: Readonly<Record<string, string>>): Record<string, unknown> {
  const root: Record<string, unknown> = {};
  for (const [path, value] of Object.entries(truth)) {
    const keys = path.split('.');
    // A list member's whole name stands for its parts.
    if (/^parents\.\d+\.full_name$/.test(path)) keys.push('family_name');
    let node: Record<string, unknown> = root;
    keys.forEach((key, index) => {
      const inner = /^\d+$/.test(keys[index + 1] ?? '') ? [] : {};
      if (index === keys.length - 1) node[key] = value;
      else {
        node[key] ??= inner;
        node = node[key] as Record<string, unknown>;
      }
    });
  }
  return root;
}
/** The answers that are there. `false` stands for what nobody has accepted: no paper says it. */
const leaves = (data: unknown, path = ''): string[] =>
  data !== null && typeof data === 'object'
    ? Object.entries(data).flatMap(([key, value]) => leaves(value, `${path}.${key}`))
    : data === '' || data === null || data === false
      ? []
      : [`${path}=${data}`];

describe('a generated case', () => {
  it('is the same, byte for byte, for the same profile and seed', () => {
    for (const profile of profiles)
      expect(JSON.stringify(createCase(profile, 'x').truth)).toBe(
        JSON.stringify(createCase(profile, 'x').truth),
      );
  });

  it('differs from seed to seed', () => {
    const people = new Set(
      cases.map((created) => `${created.truth.i765.applicant_last_name}${created.truth.i765.date_of_birth}`),
    );
    expect(people.size).toBeGreaterThan(cases.length * 0.95);
  });

  it('has only truth paths that the contract knows', () => {
    for (const { truth } of cases) {
      expect(leaves(i485FormDataSchema.parse(build(truth.i485)))).toHaveLength(
        Object.keys(truth.i485).length,
      );
      expect(leaves(i765FormDataSchema.parse(build(truth.i765)))).toHaveLength(
        Object.keys(truth.i765).length,
      );
    }
    expect(leaves(emptyI485FormData())).toEqual([]);
    expect(leaves(emptyI765FormData())).toEqual([]);
  });

  it('fills only boxes that its edition has, marks as marks and texts as texts', () => {
    for (const created of cases)
      for (const [name, value] of Object.entries(created.truth.paper)) {
        const box = findBox(created, name);
        expect(box, name).toBeDefined();
        expect(box?.kind === 'checkbox', name).toBe(value === true);
      }
  });

  it('writes nothing that runs out of its box', () => {
    const overlong = cases.flatMap((created) =>
      Object.entries(created.truth.paper).filter(([name, value]) => {
        if (value === true) return false;
        const [x = 0, y = 0, width = 0, height = 0] = findBox(created, name)?.box ?? [];
        return !placeText(value, { x, y, width, height }, 'wide-sans', 10).fits;
      }),
    );
    expect(overlong).toEqual([]);
  });

  it('never marks two answers of one question', () => {
    for (const created of cases) {
      const groups = Object.entries(created.truth.paper)
        .filter(([, value]) => value === true)
        .map(([name]) => findBox(created, name)?.group)
        .filter((group) => group !== undefined);
      expect(new Set(groups).size).toBe(groups.length);
    }
  });

  it('has accents, both editions, capitals, many children and empty boxes somewhere among many', () => {
    const all = cases.map((created) => JSON.stringify(created.truth.i485)).join('');
    for (const letter of 'ñáéíóúüçëïèêôãõ') expect(all.toLowerCase()).toContain(letter);
    expect(new Set(cases.map((created) => created.edition)).size).toBe(2);
    expect(cases.some((created) => created.habits.upper)).toBe(true);
    expect(cases.some((created) => 'children.5.full_name' in created.truth.i485)).toBe(true);
    expect(cases.some((created) => !('biographic_information.ssn' in created.truth.i485))).toBe(true);
    expect(cases.some((created) => Object.values(created.truth.paper).includes('N/A'))).toBe(true);
  });

  it('says which boxes are touched where something befell the paper, and only there', () => {
    for (const created of cases) {
      const { touched } = created.truth;
      expect(touched !== undefined).toBe(created.profile.damage !== undefined);
      for (const name of touched ?? []) expect(findBox(created, name), name).toBeDefined();
    }
  });

  it('never writes joined letters all in capitals, which nobody could read', () => {
    const joined = cases.filter(({ profile }) => profile.hand?.includes('script'));
    expect(joined.length).toBeGreaterThan(0);
    expect(joined.some(({ habits }) => habits.upper)).toBe(false);
  });

  it('keeps words for no answer out of the truth', () => {
    for (const { truth } of cases)
      for (const value of Object.values({ ...truth.i485, ...truth.i765 }))
        expect(value).not.toMatch(/^(n\/?a|none)?$/i);
  });
});
