import type { Evidence, EvidenceMap } from '@puente/contract';
import { describe, expect, it } from 'vitest';
import { carryEvidence, markChecked } from './carry-evidence.ts';

const seen = (text: string): Evidence => ({
  page: 1,
  box: [0, 0, 0.1, 0.1],
  text,
  confidence: 'high',
  score: 0.99,
  source: 'ocr',
});

const rows = [
  { city: 'Tulsa', street: '12 Elm St' },
  { city: 'Norman', street: '9 Oak Ave' },
  { city: 'Enid', street: '4 Fir Rd' },
];
const before = { name: { family: 'Okonjo', given: 'Amara' }, rows };
const evidence: EvidenceMap = {
  'name.family': seen('OKONJO'),
  'name.given': seen('AMARA'),
  'rows.0.city': seen('Tulsa'),
  'rows.1.city': seen('Norman'),
  'rows.2.city': seen('Enid'),
};

describe('evidence of saved form data', () => {
  it('stays as it is where nothing was changed', () => {
    expect(carryEvidence(before, structuredClone(before), evidence)).toEqual(evidence);
  });

  it('is marked edited where the value was changed, and only there', () => {
    const after = { ...before, name: { family: 'Okonjo', given: 'Amarachi' } };
    const carried = carryEvidence(before, after, evidence);
    expect(carried['name.given']).toEqual({ ...seen('AMARA'), edited: true, asRead: 'Amara' });
    expect(carried['name.family']).toEqual(seen('OKONJO'));
  });

  it('follows its row when the one before it is removed', () => {
    const carried = carryEvidence(before, { ...before, rows: rows.slice(1) }, evidence);
    expect(carried['rows.0.city']).toEqual(seen('Norman'));
    expect(carried['rows.1.city']).toEqual(seen('Enid'));
    expect(carried).not.toHaveProperty(['rows.2.city']);
  });

  it('is not lent to a row the person has added', () => {
    const added = { city: 'Lawton', street: '1 Ash Ct' };
    const carried = carryEvidence(before, { ...before, rows: [added, ...rows] }, evidence);
    expect(carried['rows.0.city']).toBeUndefined();
    expect(carried['rows.1.city']).toEqual(seen('Tulsa'));
  });

  it('stays with a row that was moved and then changed in part', () => {
    const changed = { city: 'Enid City', street: '4 Fir Rd' };
    const carried = carryEvidence(before, { ...before, rows: [changed, rows[0], rows[1]] }, evidence);
    expect(carried['rows.0.city']).toEqual({ ...seen('Enid'), edited: true, asRead: 'Enid' });
    expect(carried['rows.1.city']).toEqual(seen('Tulsa'));
  });

  it('is as it was when the person goes back to what was read, over any number of saves', () => {
    const withGiven = (given: string) => ({ ...before, name: { family: 'Okonjo', given } });
    const first = carryEvidence(before, withGiven('Amarachi'), evidence);
    const second = carryEvidence(withGiven('Amarachi'), withGiven('A'), first);
    expect(second['name.given']).toEqual({ ...seen('AMARA'), edited: true, asRead: 'Amara' });
    expect(carryEvidence(withGiven('A'), before, second)).toEqual(evidence);
  });

  it('is divided among the parts of a value read as one when one of them is changed', () => {
    const whole = { name: seen('AMARA OKONJO') };
    const after = { ...before, name: { family: 'Okonjo', given: 'Amarachi' } };
    expect(carryEvidence(before, after, whole)).toEqual({
      'name.family': seen('AMARA OKONJO'),
      'name.given': { ...seen('AMARA OKONJO'), edited: true, asRead: 'Amara' },
    });
  });
});

describe('a part that a value read as one does not have', () => {
  const parts = (given: string, middle: string) => ({ name: { family: 'Okonjo', given, middle } });

  it('has no evidence, also when another part is changed', () => {
    const whole = { name: seen('AMARA OKONJO') };
    const carried = carryEvidence(parts('Amara', ''), parts('Amarachi', ''), whole);
    expect(Object.keys(carried)).toEqual(['name.family', 'name.given']);
    expect(markChecked(whole, ['name.middle'], parts('Amara', ''))).toEqual(whole);
  });

  it('keeps the evidence of writing that could not be read', () => {
    const unread = { name: { ...seen(''), score: 0 } };
    const none = { name: { family: '', given: '', middle: '' } };
    const carried = carryEvidence(none, { name: { ...none.name, given: 'Amara' } }, unread);
    expect(Object.keys(carried)).toEqual(['name.family', 'name.given', 'name.middle']);
    expect(carried['name.given']).toMatchObject({ edited: true, asRead: '' });
  });
});

describe('values a person has checked', () => {
  it('are marked, each alone, and no others', () => {
    const marked = markChecked(evidence, ['name.given'], before);
    expect(marked).toEqual({ ...evidence, 'name.given': { ...seen('AMARA'), checked: true } });
    expect(markChecked(marked, ['rows.1.city'], before)).toEqual({
      ...evidence,
      'rows.1.city': { ...seen('Norman'), checked: true },
    });
  });

  it('are marked part by part where the paper has one box for all', () => {
    const marked = markChecked({ name: seen('AMARA OKONJO') }, ['name.given'], before);
    expect(marked).toEqual({
      name: seen('AMARA OKONJO'),
      'name.given': { ...seen('AMARA OKONJO'), checked: true },
    });
  });

  it('lose their mark when they are changed, and are not marked when typed or without evidence', () => {
    const after = { ...before, name: { family: 'Okonjo', given: 'Amarachi' } };
    const carried = carryEvidence(before, after, markChecked(evidence, ['name.given'], before));
    expect(carried['name.given']).not.toHaveProperty('checked');
    expect(markChecked(carried, ['name.given', 'rows.0.street', 'rows.7.city'], after)).toEqual(carried);
  });
});
