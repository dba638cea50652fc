import { describe, expect, it } from 'vitest';
import { inventPaper } from '../../drafting/testing/invented-paper.ts';
import { getCatalogue } from '../../editions/index.ts';
import { i485 } from '../../filling/testing/editions.ts';
import { toI485FormData } from '../crosswalk/to-i485-form-data.ts';
import { i485FormDataSchema } from '../data.ts';
import { toI485Writes } from './to-i485-writes.ts';

const today = new Date('2026-11-20T00:00:00Z');
const { fields } = getCatalogue('I-485', '01/20/25');
const idOf = new Map(fields.map(({ pdfName, id }) => [pdfName, id]));

const fill = (input: object) => toI485Writes(i485FormDataSchema.parse(input), { catalogue: i485, today });
const toBoxes = ({ writes }: ReturnType<typeof fill>): Record<string, string | null> =>
  Object.fromEntries(
    writes.map((write) => [idOf.get(write.name), 'value' in write ? write.value : write.on]),
  );
const nameIn = (boxes: ReturnType<typeof toBoxes>, prefix: string) =>
  ['family-name', 'given-name', 'middle-name'].map((part) => boxes[`${prefix}.${part}`] ?? '');

/** Family, given and middle name as a paper has them in its boxes, and as the official letters write them. */
const names = [
  ['a single parent', ['Tzul', 'Ana', ''], ['Tzul', 'Ana', '']],
  ['two surnames', ['Pérez Tzul', 'Juan', 'Carlos'], ['Perez Tzul', 'Juan', 'Carlos']],
  ['two given names in one box', ['Ruiz', 'Ana María', ''], ['Ruiz', 'Ana Maria', '']],
  ['de la', ['de la Cruz', 'Luz', 'del Carmen'], ['de la Cruz', 'Luz', 'del Carmen']],
  ['van der', ['van der Berg', 'Amadou', ''], ['van der Berg', 'Amadou', '']],
  ['al-', ['al-Bashir', 'Omar', 'Hassan'], ['al-Bashir', 'Omar', 'Hassan']],
  ['bin', ['Yusuf', 'Ali', 'bin Abdullah'], ['Yusuf', 'Ali', 'bin Abdullah']],
  ['one word', ['Sukarno', '', ''], ['Sukarno', '', '']],
  ['one word as given name', ['', 'Moeun', ''], ['', 'Moeun', '']],
  ['five words', ['Sosa de León', 'María', 'José Luz'], ['Sosa de Leon', 'Maria', 'Jose Luz']],
] as const;

const onPaper = (prefix: string, [family, given, middle]: readonly [string, string, string]) => ({
  ...(family && { [`${prefix}.last-name`]: family }),
  ...(given && { [`${prefix}.first-name`]: given }),
  ...(middle && { [`${prefix}.middle-name`]: middle }),
});

describe.each(names)('a name of the kind %s', (_, read, written) => {
  it('goes from the three boxes of an I-589 child into those of the I-485', () => {
    const { formData } = toI485FormData(inventPaper(onPaper('A.II.child-1', read)), { today });
    expect(nameIn(toBoxes(fill(formData)), 'P7.2')).toEqual(written);
  });

  it('goes from the boxes of a prior spouse on an uploaded I-485 into the same boxes', () => {
    const [family, given, middle] = read;
    const boxes = { 'family-name': family, 'given-name': given, 'middle-name': middle };
    const paper = inventPaper(
      Object.fromEntries(
        Object.entries(boxes).flatMap(([key, text]) => (text ? [[`P6.11.${key}`, text]] : [])),
      ),
      { form: 'I-485' },
    );
    const { formData } = toI485FormData(paper, { today });
    expect(nameIn(toBoxes(fill(formData)), 'P6.11')).toEqual(written);
  });

  it('is withheld as one line without parts, and no box gets a piece of it', () => {
    const [family, given, middle] = read;
    const line = [given, middle, family].filter((part) => part !== '').join(' ');
    const result = fill({
      children: [{ full_name: line }],
      marital_history: { prior_marriages: [{ former_spouse_name: line }] },
    });
    expect(result.writes).toEqual([]);
    expect(result.withheld.map(({ path, value }) => [path, value])).toEqual([
      ['marital_history.prior_marriages.0.former_spouse_name', line],
      ['children.0.full_name', line],
    ]);
    for (const { reason } of result.withheld) expect(reason).toBe('name-in-one-line');
  });
});

it('lets the parts lead, whatever the line beside them says', () => {
  const name = { family_name: 'Pérez Tzul', given_name: 'Juan', middle_name: '' };
  const boxes = toBoxes(fill({ children: [{ full_name: 'Juan Pérez Tzul', name }] }));
  expect(nameIn(boxes, 'P7.2')).toEqual(['Perez Tzul', 'Juan', '']);
});

it('tells the parts of a third child and a second marriage apart in Part 14', () => {
  const name = { family_name: 'Pérez Tzul', given_name: 'Juan', middle_name: 'Carlos' };
  const child = { full_name: 'Juan Carlos Pérez Tzul', name };
  const marriage = { former_spouse_name: 'Juan Carlos Pérez Tzul', name, end_date: '01/02/2003' };
  const { moved } = fill({
    children: [child, child, child],
    marital_history: { prior_marriages: [marriage, marriage] },
  });
  const parts = 'family name Pérez Tzul, given name Juan, middle name Carlos';
  expect(moved.map(({ part, text }) => [part, text])).toEqual([
    ['6', `Prior spouse: ${parts}, ended 01/02/2003`],
    ['7', `Child: ${parts}`],
  ]);
});

it('prints a line without parts as it stands where there is room for a line: in Part 14', () => {
  const child = { full_name: 'Juan Carlos Pérez Tzul', date_of_birth: '05/06/2017' };
  const { moved, withheld } = fill({ children: [child, child, child] });
  expect(moved.map(({ text }) => text)).toEqual(['Child: Juan Carlos Pérez Tzul, born 05/06/2017']);
  expect(withheld.map(({ path }) => path)).toEqual(['children.0.full_name', 'children.1.full_name']);
});
