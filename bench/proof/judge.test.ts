import { describe, expect, it } from 'vitest';
import { getTargetBlank } from './blanks.ts';
import { allTraits, drawFamily } from './families/draw-family.ts';
import type { Family } from './families/family.ts';
import type { Finding } from './judge.ts';
import { proofFormOf } from './proof-forms.ts';
import { findMisplaced } from './read-print.ts';
import { judgePlanted, type Plant } from './testing/print-perfect.ts';

const fifty = Array.from({ length: 50 }, (_, index) => drawFamily(index));
const forms = ['I-485', 'I-765'] as const;

function findFamily(isWanted: (family: Family) => boolean): Family {
  const found = fifty.find(isWanted);
  if (!found) throw new Error('no such family among the fifty');
  return found;
}

const kinds = (findings: readonly Finding[]): string[] =>
  findings.map(({ verdict, asks }) => `${verdict} ${asks}`);

describe('the fifty families', () => {
  it('have every trait among them, and the first dozen every kind of household, name, history and arrival', () => {
    const traitsOf = (families: readonly Family[]) => new Set(families.flatMap(({ traits }) => traits));
    expect(allTraits.filter((trait) => !traitsOf(fifty).has(trait))).toEqual([]);
    const rare = /children|citizenships|phone|country/;
    const common = allTraits.filter((trait) => !rare.test(trait));
    expect(common.filter((trait) => !traitsOf(fifty.slice(0, 12)).has(trait))).toEqual([]);
  });

  it('are the same each time they are drawn', () => {
    expect(drawFamily(17)).toEqual(drawFamily(17));
  });
});

describe('the table of questions', () => {
  it.each(forms)('%s: each question names a box of its own', (form) => {
    const places = proofFormOf(form).questions.map(({ page, at }) => `${page}/${at.join('/')}`);
    expect(new Set(places).size).toBe(places.length);
  });

  it.each(forms)('%s: the words of each question are printed round its box', async (form) => {
    const blank = await getTargetBlank(form);
    const misplaced = await findMisplaced(
      blank.bytes,
      proofFormOf(form).questions,
      proofFormOf(form).isTwoColumns,
    );
    const wanted = blank.official ? misplaced : misplaced.filter((fault) => fault.endsWith('no box'));
    expect(wanted).toEqual([]);
  });
});

describe('the judge', () => {
  const married = findFamily(
    ({ person, days }) =>
      person.spouse !== null && person.maritalStatus === 'Married' && days === 'when-asked',
  );
  const judgeMarried = (plant: Plant) => kinds(judgePlanted('I-485', married, 'answered', plant));

  it.each(fifty)('finds nothing on a faultless form of $name', (family) => {
    expect(judgePlanted('I-485', family, 'answered')).toEqual([]);
    expect(judgePlanted('I-765', family, 'answered')).toEqual([]);
  });

  it('calls a value wrong under a question it does not answer', () => {
    expect(judgeMarried({ boxes: { 'spouse.given': 'Nobody' } })).toEqual(['wrong spouse.given']);
    expect(judgeMarried({ boxes: { 'mail.care-of': 'Nobody' } })).toEqual(['wrong mail.care-of']);
  });

  it('calls a box wrong that nobody asks to be filled', () => {
    expect(judgeMarried({ stray: { page: 14, at: [500, 400], text: 'x' } })).toEqual([
      'wrong a box that is not ours to fill',
    ]);
  });

  it('calls a known fact lost that stands nowhere and is not asked for', () => {
    expect(judgeMarried({ boxes: { 'spouse.born': '' } })).toEqual(['lost spouse.born']);
    const family = findFamily(({ person }) => person.children.length > 3);
    const lost = judgePlanted('I-485', family, 'answered', {
      entries: (entries) => entries.filter(({ part }) => part !== '7'),
    });
    expect(kinds(lost)[0]).toMatch(/^lost child /);
  });

  it('calls a fact wrong under the label of another question', () => {
    const family = findFamily(({ person }) => person.children.length === 3);
    const moved = judgePlanted('I-485', family, 'answered', {
      entries: (entries) => entries.map((entry) => (entry.part === '7' ? { ...entry, part: '6' } : entry)),
    });
    expect(kinds(moved)).toEqual([expect.stringMatching(/^wrong child /)]);
  });

  it('calls what its box does not take a fault of format', () => {
    const month = `${married.person.stays[0]?.from.month}`.padStart(2, '0');
    const since = `${month}/${married.person.stays[0]?.from.year}`;
    expect(judgeMarried({ boxes: { 'home.since': since } })).toEqual(['format home.since']);
    expect(judgeMarried({ sheetHead: 'Name: Nobody A-Number: A012-345-678' })).toEqual(['format a-number']);
  });

  it('calls a doubt unasked that was decided, or left without a word', () => {
    const widowed = findFamily(({ person }) => person.spouse !== null && person.maritalStatus === 'Widowed');
    const spouse = widowed.person.spouse?.name.family ?? '';
    expect(
      kinds(judgePlanted('I-485', widowed, 'as-read', { boxes: { 'spouse.family': spouse } })),
    ).toContain('unasked spouse.family');
    expect(kinds(judgePlanted('I-485', widowed, 'as-read', { withheld: [] }))).toContain(
      'unasked spouse.family',
    );
  });

  it('calls letters unasked that were changed without telling', () => {
    const müller = findFamily(({ traits }) => traits.includes('umlaut'));
    expect(kinds(judgePlanted('I-485', müller, 'answered', { adjusted: [] }))).toContain(
      'unasked name.family',
    );
  });
});
