import { forms } from '@puente/forms';
import { describe, expect, it } from 'vitest';
import { coverageAt, toCalibrationError, toReliability } from './calibration.ts';
import { isSameValue, valueAt } from './compare-values.ts';
import { isMistakenForAnother, listShortfalls } from './expectations.ts';
import { fieldKind } from './field-kind.ts';
import { findTouchedPaths } from './find-touched-paths.ts';
import { fitLogistic, predict } from './fit-logistic.ts';
import type { CaseResult } from './read-cases.ts';
import { type Row, scoreFormData } from './score-form-data.ts';
import type { ReadingRow } from './score-readings.ts';

describe('comparing a value with the truth', () => {
  it('overlooks case and punctuation but not an accent', () => {
    expect(isSameValue('a.street', '12 St. Paul Ave', '12 ST PAUL AVE')).toBe(true);
    expect(isSameValue('a.family_name', 'Peña', 'Pena')).toBe(false);
    expect(isSameValue('a.family_name', 'Peña', 'Pena', false)).toBe(true);
  });

  it('takes numbers however they are grouped, and a full name in any order', () => {
    expect(isSameValue('x.a_number', '212345678', 'A212-345-678')).toBe(true);
    expect(isSameValue('x.ssn', '123456789', '123-45-6789')).toBe(true);
    expect(isSameValue('parents.0.full_name', 'Ana Ruiz', 'RUIZ, Ana')).toBe(true);
    expect(isSameValue('x.date_of_birth', '01/02/1990', '1/2/1990')).toBe(false);
  });

  it('reads a name in parts as one text', () => {
    const data = { parents: [{ full_name: { given_name: 'Ana', middle_name: '', family_name: 'Ruiz' } }] };
    expect(valueAt(data, 'parents.0.full_name')).toBe('Ana Ruiz');
    expect(valueAt(data, 'parents.1.full_name')).toBe('');
  });

  it('names the kind of every sort of path', () => {
    expect(fieldKind('address_history_5_years.0.to_date')).toBe('month');
    expect(fieldKind('parents.0.current_city_country_of_residence')).toBe('place');
    expect(fieldKind('passport.number')).toBe('number');
  });
});

describe('scoring form data', () => {
  const truth = { 'biographic_information.full_name.given_name': 'Ana', 'children.0.full_name': 'Leo Ruiz' };

  it('counts a value that the paper does not have, and a child too many, as invented', () => {
    const formData = {
      biographic_information: { full_name: { given_name: 'Ana' }, ssn: '123456789' },
      children: [{ full_name: 'Leo Ruiz' }, { full_name: 'Nobody' }],
    };
    const { rows, invented } = scoreFormData({ case: 'c', profile: 'p' }, truth, formData, {});
    expect(rows.every((row) => row.right)).toBe(true);
    expect(invented.map((each) => each.path)).toEqual(['biographic_information.ssn', 'children.1']);
  });
});

describe('damage', () => {
  const box = (short: string) => `form1[0].#subform[0].${short}`;
  const [family, given] = [box('PtAILine4_LastName[0]'), box('PtAILine5_FirstName[0]')];
  const [male, female] = [box('PartALine9Sex[0]'), box('PartALine9Sex[1]')];
  const paper = { [family]: 'Ruiz', [given]: 'Ana', [female]: true as const };

  it('touches what is read from its boxes: a choice by any of its boxes, and nothing else', () => {
    const touched = findTouchedPaths({ edition: '01/20/25', paper, touched: [given, male] }, (read) =>
      forms['I-485'].toFormData(read, { today: new Date('2026-11-20') }),
    );
    expect([...touched].sort()).toEqual([
      'biographic_information.full_name.given_name',
      'biographic_information.sex',
    ]);
  });

  const row = (touched: boolean, right: boolean, confidence: string) =>
    ({ touched, right, confidence, got: 'x' }) as Row;
  const stamped = (rows: Row[]) => {
    const [i485, profile] = [{ rows, invented: [] }, 'stamped'];
    return listShortfalls([
      { name: 'stamped-a-0', profile, i485, readings: [], failure: null } as unknown as CaseResult,
    ]);
  };
  const untouched = Array.from({ length: 20 }, () => row(false, true, 'high'));

  it('may make a touched value unreadable, but not sure and wrong', () => {
    expect(stamped([...untouched, row(true, false, 'low'), row(true, true, 'high')])).toEqual([]);
    expect(stamped([...untouched, row(true, false, 'high')])).toEqual([
      expect.stringContaining('1 touched by damage and wrong although high'),
    ]);
    expect(stamped([...untouched, row(false, false, 'low'), row(false, false, 'low')])).toHaveLength(1);
  });
});

describe('calibration', () => {
  const sure = Array.from({ length: 100 }, (_, n) => ({ score: 0.99, right: n > 0 }));
  const unsure = Array.from({ length: 100 }, (_, n) => ({ score: 0.6, right: n % 2 === 0 }));

  it('puts promise beside truth in bins and tells how far they are apart', () => {
    const bins = toReliability([...sure, ...unsure]).filter((bin) => bin.count > 0);
    expect(bins.map((bin) => [bin.count, bin.shareRight])).toEqual([
      [100, 0.5],
      [100, 0.99],
    ]);
    expect(toCalibrationError([...sure, ...unsure])).toBeCloseTo(0.05, 5);
  });

  it('finds how much can be taken at a wished precision', () => {
    expect(coverageAt([...sure, ...unsure], 0.99)).toEqual({ coverage: 0.5, threshold: 0.99 });
    expect(coverageAt(unsure, 0.99).coverage).toBe(0);
  });

  it('finds the weight of a feature that tells right from wrong', () => {
    const samples = Array.from({ length: 400 }, (_, n) => {
      const x = (n % 40) / 10 - 2;
      return { features: [x, (n % 7) - 3], right: (n * 37) % 100 < 100 / (1 + Math.exp(-2 * x)) };
    });
    const model = fitLogistic(samples);
    expect(model.weights[0]).toBeGreaterThan(1.4);
    expect(Math.abs(model.weights[1] ?? 9)).toBeLessThan(0.3);
    expect(predict(model, [2, 0])).toBeGreaterThan(0.9);
  });
});

describe('telling hands from machines', () => {
  const readings = (byHand: number) =>
    Array.from({ length: 10 }, (_, at) => ({ state: 'text', handwritten: at < byHand }) as ReadingRow);

  it.each([
    ['office200-a-0', 0, false],
    ['office200-a-0', 9, true],
    ['office200-a-0', 1, false],
    ['neat-hand-a-0', 10, false],
    ['kept-script-a-0', 1, true],
    ['10-handprint', 2, true],
  ])('says of %s with %i of 10 texts by hand whether that is a mistake', (name, byHand, expected) => {
    expect(isMistakenForAnother({ name, readings: readings(byHand) })).toBe(expected);
  });
});
