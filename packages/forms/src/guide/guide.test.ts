import { tickedAnswer } from '@puente/contract';
import { describe, expect, it } from 'vitest';
import { toBoxKey, toExplanationKey } from '../answers/box-answers.ts';
import { listCatalogues } from '../editions/index.ts';
import { neverFilled } from '../filling/index.ts';
import { isSourceCode } from '../knowledge/sources.ts';
import { guides } from '../registry/guides.ts';
import { fillForm, openForm } from '../registry.ts';
import { buildGuide, listAnswerable, listGuideItems } from './index.ts';

const today = new Date('2026-11-20T00:00:00Z');
const forms = ['I-485', 'I-765'] as const;
const editions = forms.flatMap((form) => listCatalogues(form).map((catalogue) => ({ form, catalogue })));

function build(form: (typeof forms)[number], stored: Record<string, unknown>, day = today) {
  const [catalogue] = listCatalogues(form);
  if (!catalogue) throw new Error('no catalogue');
  const open = openForm(form, stored);
  const filling = fillForm(open, { catalogue, today });
  const items = buildGuide({ ...open, catalogue, evidence: {}, filling, today: day });
  const item = (key: string) => {
    const found = items.find((one) => one.key === key);
    if (!found) throw new Error(`no item ${key}`);
    return found;
  };
  return { items, item, filling, catalogue };
}

const answer = (...ids: readonly string[]) =>
  Object.fromEntries(ids.map((id) => [toBoxKey(id), tickedAnswer]));

describe.each(editions)('the guide to $form $catalogue.edition', ({ form, catalogue }) => {
  const items = listGuideItems(catalogue);

  it('has each box of the edition in one item, under a key of its own', () => {
    const ids = items.flatMap(({ fields }) => fields.map(({ id }) => id));
    expect(ids.toSorted()).toEqual(catalogue.fields.map(({ id }) => id).toSorted());
    expect(new Set(items.map(({ key }) => key)).size).toBe(items.length);
  });

  it('speaks of no box and no item that the edition does not have', () => {
    const guide = guides[form];
    const starts = (pattern: string) => pattern.replace(/\*$/, '');
    const patterns = [
      ...guide.audiences.map(([pattern]) => pattern),
      ...guide.opens.flatMap(([pattern, by]) => [pattern, ...by]),
      ...guide.referrals.map(([pattern]) => pattern),
    ];
    const unknown = patterns.filter(
      (pattern) => !catalogue.fields.some(({ id }) => id.startsWith(starts(pattern))),
    );
    expect(unknown).toEqual([]);
    const keys = new Set(items.map(({ key }) => key));
    expect(Object.keys(guide.sources).filter((key) => !keys.has(key))).toEqual([]);
    expect(
      Object.values(guide.sources)
        .flat()
        .filter((code) => !isSourceCode(code)),
    ).toEqual([]);
  });

  it('lets no signature, and no box of a helper or an officer, be answered', () => {
    const wrong = listAnswerable(form, catalogue).filter(
      ({ id, valueKind }) => valueKind === 'signature' || valueKind === 'office' || /^H\./.test(id),
    );
    expect(wrong).toEqual([]);
  });
});

it('says of which yes a lawyer should hear first, and of no no', () => {
  const arrest = build('I-485', {}).item('p9-22-ever-arrested-cited-charged-detained-diverted');
  expect(arrest.referrals).toEqual([{ box: 'P9.22.yes', flag: 'arrest' }]);
  const all = editions.flatMap(({ form }) => build(form, {}).items.flatMap(({ referrals }) => referrals));
  expect(all.filter(({ box }) => !box.endsWith('.yes'))).toEqual([]);
});

it('lets everything be answered that data may not fill and no hand writes', () => {
  const [catalogue] = listCatalogues('I-485');
  if (!catalogue) throw new Error('no catalogue');
  const answerable = new Set(listAnswerable('I-485', catalogue).map(({ pdfName }) => pdfName));
  const left = neverFilled(catalogue).filter((name) => !answerable.has(name));
  const parts = new Set(
    catalogue.fields.filter(({ pdfName }) => left.includes(pdfName)).map(({ part }) => part),
  );
  expect([...parts].toSorted()).toEqual(['H', 'P10', 'P11', 'P12', 'P13']);
});

describe('an answer given box by box', () => {
  it('is printed in its box, and opens what follows from it', () => {
    const before = build('I-485', {});
    expect(before.item('p9-2-organisation-1-name').closedBy.map(({ id }) => id)).toEqual(['P9.1.yes']);
    const { item, filling } = build('I-485', {
      box_answers: { ...answer('P9.1.yes'), [toBoxKey('P9.2.organization')]: 'Invented Farmers Union' },
    });
    expect(item('p9-1-ever-member-of-any-organisation-or-group').printed).toMatchObject([{ text: 'Y' }]);
    expect(item('p9-2-organisation-1-name')).toMatchObject({
      closedBy: [],
      printed: [{ text: 'Invented Farmers Union' }],
    });
    expect(filling.withheld).toEqual([]);
  });

  it('is left out, and told, where the other answers fill the box or a hand does', () => {
    const { filling } = build('I-485', {
      biographic_information: { a_number: '204518837' },
      box_answers: { ...answer('P1.4.has-number.no'), [toBoxKey('P10.4.signature')]: 'Invented' },
    });
    expect(filling.withheld.map(({ reason }) => reason).toSorted()).toEqual([
      'answered-in-review',
      'by-hand',
    ]);
    expect(filling.writes.filter(({ name }) => /Pt1Line4_YN/.test(name))).toHaveLength(1);
  });

  it('takes no two boxes of which one excludes the other', () => {
    const { filling } = build('I-485', { box_answers: answer('P9.22.yes', 'P9.22.no') });
    expect(filling.writes.filter(({ name }) => /Line22_YesNo/.test(name))).toHaveLength(1);
    expect(filling.withheld).toHaveLength(1);
  });

  it('has what is said to a yes among the additional information, and keeps it back once it is no yes', () => {
    const said = { [toExplanationKey('P9.22')]: 'Cited in 2019.' };
    const { filling, item } = build('I-485', { box_answers: { ...answer('P9.22.yes'), ...said } });
    expect(filling.moved).toMatchObject([{ part: '9', item: '22', text: 'Cited in 2019.' }]);
    expect(item('p9-22-ever-arrested-cited-charged-detained-diverted').explanation).toEqual({
      group: 'P9.22',
      text: 'Cited in 2019.',
    });
    const no = build('I-485', { box_answers: { ...answer('P9.22.no'), ...said } });
    expect(no.filling.moved).toEqual([]);
    expect(no.filling.withheld).toMatchObject([{ reason: 'not-yes', value: 'Cited in 2019.' }]);
  });
});

it('closes the other grounds once one is chosen, and the rule on public charge for who is outside it', () => {
  const { item } = build('I-485', { box_answers: answer('P2.3.d.asylee', 'P9.56.asylee') });
  expect(item('p2-3-family-based-categories').closedBy.map(({ id }) => id)).toEqual(['P2.3.d.asylee']);
  expect(item('p2-3-date-asylum-was-granted').closedBy).toEqual([]);
  expect(item('p9-57-household-size').closedBy.map(({ id }) => id)).toEqual(['P9.56.option-24']);
});

it('asks of an item with several boxes only those that are open, and those that were answered before', () => {
  const key = 'p1-11-class-admitted-as-paroled-as-other-text';
  const listAsked = (stored: Record<string, string>) =>
    build('I-485', { box_answers: stored })
      .item(key)
      .boxes.map(({ field }) => field.id);
  expect(listAsked(answer('P1.11.admitted'))).toEqual(['P1.11.admitted-as']);
  expect(listAsked({ ...answer('P1.11.paroled'), [toBoxKey('P1.11.admitted-as')]: 'Visitor' })).toEqual([
    'P1.11.admitted-as',
    'P1.11.paroled-as',
  ]);
});

it('asks a yes and its no here where nothing in the review answers them, and an explanation where its own choice is made', () => {
  const { item } = build('I-485', {});
  expect(item('p1-19-has-ssa-ever-issued-you-a-card')).toMatchObject({ path: null });
  expect(item('p1-19-has-ssa-ever-issued-you-a-card').boxes).toHaveLength(2);
  const known = build('I-485', { biographic_information: { ssn: '219099999' } });
  expect(known.item('p1-19-has-ssa-ever-issued-you-a-card')).toMatchObject({
    path: 'biographic_information.ssn',
    boxes: [],
  });
  const ended = (reason: string) =>
    build('I-485', {
      marital_history: {
        current_marital_status: 'Divorced',
        prior_marriages: [{ name: { family_name: 'Invented', given_name: 'Ana' }, end_reason: reason }],
      },
    })
      .item('p6-18-how-that-marriage-ended')
      .boxes.map(({ field }) => field.id);
  expect(ended('Divorced')).not.toContain('P6.18.other-text');
});

it('shows where an answer of the review is typed, and what the form asks for', () => {
  const { item } = build('I-765', {});
  expect(item('p2-16-date-of-birth')).toMatchObject({ path: 'date_of_birth', isRequired: true, boxes: [] });
  expect(item('p2-12-filed-form-i-765-before').boxes).toHaveLength(2);
});

it('no longer repeats what rests on reports alone once nobody has looked for long', () => {
  const key = 'p10-4-applicant-signature-and-date';
  const of = (day: Date) => build('I-485', {}, day).item(key).sources;
  expect(of(today).some(({ sure }) => sure === 'reported')).toBe(true);
  expect(of(new Date('2028-01-01')).filter(({ sure }) => sure === 'reported')).toEqual([]);
});
