import { describe, expect, it } from 'vitest';
import { inventPaper } from '../../drafting/testing/invented-paper.ts';
import { listGuideItems } from '../../guide/list-guide-items.ts';
import { buildMirror } from '../../mirror/index.ts';
import { toI485FormData } from '../crosswalk/to-i485-form-data.ts';
import {
  answers,
  at,
  type Change,
  catalogue,
  type Look,
  look,
  nothing,
  tell,
  today,
  verdictAt,
} from './testing/look.ts';

describe('an I-485 beside its I-589', () => {
  it('tells no difference where the form says what the paper says', () => {
    expect(tell(nothing)).toEqual([]);
  });

  it('stands in the order of the form, at items the edition has', () => {
    const keys = listGuideItems(catalogue).map(({ key }) => key);
    const places = look(nothing).entries.map(({ key }) => keys.indexOf(key));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
  });

  it('shows each old answer with its place, its words and the least sure score', () => {
    const entry = at(look(nothing).entries, 'p1-3-date-of-birth');
    expect(entry).toMatchObject({
      path: 'biographic_information.date_of_birth',
      topic: 'birth',
      before: [{ fieldId: 'A.I.12.date-of-birth', text: '3/7/1988', place: { page: 1 } }],
      now: { kind: 'text', text: '03/07/1988' },
      score: 0.99,
      since: false,
      isStory: false,
    });
  });

  it('tells a union of the story as story, with mark and words', () => {
    const entry = at(look(nothing).entries, 'p9-1-ever-member-of-any-organisation-or-group');
    expect(entry).toMatchObject({ verdict: 'not-answered', isStory: true, now: null });
    expect(entry.before.map(({ fieldId, text, marked }) => [fieldId, text, marked])).toEqual([
      ['B.3.A.yes', '', true],
      ['B.3.A.text', 'A union of teachers', undefined],
    ]);
  });

  it('has nothing to say of a paper that is no I-589', () => {
    const paper = inventPaper({}, { form: 'I-765', edition: '08/21/25' });
    const data = toI485FormData(paper, { today }).formData;
    expect(buildMirror({ form: 'I-485', data, paper, catalogue, today })).toEqual({
      signedOn: null,
      entries: [],
    });
  });
});

describe('what is not surely read', () => {
  const born: Change = ({ biographic_information: bio }) => {
    bio.date_of_birth = '03/07/1986';
  };

  it('is told as not readable and never as a difference', () => {
    const key = 'p1-3-date-of-birth';
    expect(verdictAt(born, key)).toBe('contradicts');
    expect(verdictAt(born, key, { unclear: ['A.I.12.date-of-birth'] })).toBe('not-readable');
    expect(verdictAt(born, key, { score: 0.6 })).toBe('not-readable');
    expect(verdictAt(born, key, { boxes: { 'A.I.12.date-of-birth': 'spring 1988' } })).toBe('not-readable');
    expect(verdictAt(born, key, { without: ['A.I.12.date-of-birth'] })).toBe('not-said-before');
  });

  it('makes no child missing whose name nobody can read', () => {
    const unclear = ['A.II.child-1.first-name', 'A.II.child-1.last-name', 'A.II.child-1.date-of-birth'];
    const name: Change = ({ children: [first] }) => {
      if (first) first.name = { family_name: 'Suazo', given_name: 'Elena', middle_name: '' };
    };
    expect(tell(name, { unclear })).toEqual([]);
    expect(verdictAt(name, 'p7-2-child-1-legal-name', { unclear })).toBe('not-readable');
  });

  it('tells two marks of one question as not readable', () => {
    const both = { boxes: { 'C.6.yes': true, 'B.2.yes': true } } as const;
    const key = 'p9-22-ever-arrested-cited-charged-detained-diverted';
    expect(verdictAt(answers('P9.22.yes'), key, both)).toBe('not-readable');
  });

  it('tells nothing by dates where the day of signing cannot be read', () => {
    const unsigned: Look = { without: ['D.signature-date'] };
    const arrive: Change = ({ biographic_information: bio }) => {
      bio.last_arrival_date = '05/14/2026';
    };
    const key = 'p1-10-date-of-last-arrival';
    expect(look(arrive).signedOn).toBe('05/10/2023');
    expect(verdictAt(arrive, key)).toBe('changed');
    expect(look(arrive, unsigned).signedOn).toBeNull();
    expect(look(arrive, { unclear: ['D.signature-date'] }).signedOn).toBeNull();
    expect(at(look(arrive, unsigned).entries, key)).toMatchObject({
      verdict: 'not-said-before',
      since: true,
    });
  });
});
