import { describe, expect, it } from 'vitest';
import type { SourceForm } from '../catalogue.ts';
import { fieldsByEdition } from '../registry/fields.ts';
import {
  findField,
  findFieldByPdfName,
  findPublished,
  getCatalogue,
  getField,
  listCatalogues,
  listGroup,
  listStoryPages,
} from './index.ts';

const editions: ReadonlyArray<readonly [SourceForm, string, number, number]> = [
  ['I-589', '01/20/25', 448, 12],
  ['I-589', '08/25/20', 448, 12],
  ['I-485', '01/20/25', 736, 24],
  ['I-765', '08/21/25', 154, 7],
];

describe.each(editions)('the catalogue of %s %s', (form, edition, fieldCount, pageCount) => {
  const catalogue = getCatalogue(form, edition);

  it('has every field once, by id and by PDF name', () => {
    expect(catalogue.fields).toHaveLength(fieldCount);
    expect(catalogue.pageCount).toBe(pageCount);
    expect(new Set(catalogue.fields.map((field) => field.id)).size).toBe(fieldCount);
    expect(new Set(catalogue.fields.map((field) => field.pdfName)).size).toBe(fieldCount);
  });

  it('has every box inside its page', () => {
    const outside = catalogue.fields.filter(({ page, box: [x, y, width, height] }) => {
      const inside = x >= 0 && y >= 0 && x + width <= 612 && y + height <= 792 && width > 0 && height > 0;
      return !inside || page < 1 || page > pageCount;
    });
    expect(outside).toEqual([]);
  });

  it('says of every checkbox which value marks it, and of nothing else', () => {
    for (const field of catalogue.fields) {
      expect(field.valueKind === 'mark').toBe(field.kind === 'checkbox');
      expect((field.on ?? '') !== '').toBe(field.kind === 'checkbox');
      expect(field.label).not.toBe('');
    }
  });

  it('has at least two answers in every group, each with its own PDF field', () => {
    const groups = new Set(catalogue.fields.flatMap((field) => field.group ?? []));
    for (const group of groups) expect(listGroup(catalogue, group).length, group).toBeGreaterThan(1);
  });
});

it('knows the pages of the I-589 with the claim, in each edition; the forms we prepare have none', () => {
  for (const catalogue of listCatalogues())
    expect([...listStoryPages(catalogue)]).toEqual(catalogue.form === 'I-589' ? [5, 6, 7, 8, 12] : []);
});

it('a page of a matched edition on which something is not sure may hold the claim; forms without one have none', () => {
  const unsure = (form: SourceForm, edition: string) => ({
    ...getCatalogue(form, edition),
    unsurePages: [2, 5],
  });
  expect([...listStoryPages(unsure('I-589', '01/20/25'))].sort((a, b) => a - b)).toEqual([2, 5, 6, 7, 8, 12]);
  expect([...listStoryPages(unsure('I-485', '01/20/25'))]).toEqual([]);
});

describe('the traps of the official forms', () => {
  const on = (form: SourceForm, edition: string, id: string) => getField(getCatalogue(form, edition), id).on;

  it.each(['01/20/25', '08/25/20'])('are told by meaning on the I-589 %s', (edition) => {
    expect(on('I-589', edition, 'A.II.children.none')).toBe('Y');
    expect(on('I-589', edition, 'A.II.children.some')).toBe('N');
    expect(['never', 'now', 'past'].map((answer) => on('I-589', edition, `A.I.18.${answer}`))).toEqual([
      'A',
      'B',
      'C',
    ]);
    expect(on('I-589', edition, 'A.I.10.female')).toBe('F');
    expect(on('I-589', edition, 'A.II.child-1.male')).toBe('1');
  });

  it('keeps the spaces of unit boxes and the meaning of sex boxes', () => {
    expect(on('I-485', '01/20/25', 'P1.18.physical-unit-apartment')).toBe(' APT ');
    expect(on('I-765', '08/21/25', 'P2.10.male')).toBe('Y');
    expect(on('I-485', '01/20/25', 'P6.1.separated')).toBe('7');
  });

  it('names the boxes with a dot in their PDF name without the escape', () => {
    const catalogue = getCatalogue('I-589', '01/20/25');
    expect(getField(catalogue, 'A.III.5.mother.deceased').pdfName).toBe(
      'form1[0].#subform[4].CheckBoxAIII5.m[0]',
    );
  });
});

describe('looking up', () => {
  it('gives the same stable ids in both editions of the I-589', () => {
    const ids = listCatalogues('I-589').map((each) => each.fields.map((field) => field.id).sort());
    expect(ids[0]).toEqual(ids[1]);
  });

  it('finds by PDF name and says which editions it knows', () => {
    const catalogue = getCatalogue('I-765', '08/21/25');
    const field = getField(catalogue, 'P2.8.a-number');
    expect(findFieldByPdfName(catalogue, field.pdfName)).toBe(field);
    expect(findField(catalogue, 'nothing')).toBeUndefined();
    expect(() => getCatalogue('I-589', '01/01/99')).toThrow(/01\/20\/25, 08\/25\/20/);
  });
});

it('a published file is known by its SHA-256, and no other file is', () => {
  for (const [form, edition, { files }] of fieldsByEdition) {
    expect(files.length).toBeGreaterThan(0);
    for (const hash of files) {
      expect(hash).toMatch(/^[0-9a-f]{64}$/);
      expect(findPublished(hash)).toBe(getCatalogue(form, edition));
    }
  }
  expect(findPublished('0'.repeat(64))).toBeNull();
});
