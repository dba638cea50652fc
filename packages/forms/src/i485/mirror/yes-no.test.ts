import { describe, expect, it } from 'vitest';
import { toBoxKey } from '../../answers/box-answers.ts';
import { answers, type Change, type Look, look, nothing, verdictAt } from './testing/look.ts';

describe('yes beside yes', () => {
  const groups = 'p9-1-ever-member-of-any-organisation-or-group';
  const arrests = 'p9-22-ever-arrested-cited-charged-detained-diverted';
  const court = 'p9-14-now-or-ever-in-removal-proceedings';
  const relief = 'p9-18-ever-sought-relief-or-protection-from-removal';
  const injured = 'p9-53-ever-severely-injured-someone-on-purpose';
  const soldiers = 'p9-50-ever-served-in-military-or-police';
  const guards = 'p9-48-ever-worked-in-prison-or-detained-people';

  it('tells a no to what was a yes as a contradiction, a yes to what was a no as changed', () => {
    expect(verdictAt(answers('P9.1.no'), groups, {}, 'membership')).toBe('contradicts');
    expect(verdictAt(answers('P9.1.yes'), groups, {}, 'membership')).toBe('same');
    expect(verdictAt(answers('P9.22.yes'), arrests)).toBe('changed');
    expect(verdictAt(answers('P9.22.no'), arrests)).toBe('same');
    expect(verdictAt(answers('P9.14.yes'), court)).toBe('changed');
    expect(
      verdictAt(answers('P9.14.no'), court, { boxes: { 'A.I.18.now': true }, without: ['A.I.18.never'] }),
    ).toBe('contradicts');
    expect(verdictAt(answers('P9.18.no'), relief)).toBe('contradicts');
    expect(verdictAt(nothing, relief)).toBe('not-answered');
  });

  it('takes one yes of two questions for a yes', () => {
    const told: Look = { boxes: { 'B.2.yes': true }, without: ['B.2.no'] };
    expect(verdictAt(answers('P9.22.yes'), arrests, told)).toBe('same');
    expect(verdictAt(answers('P9.22.no'), arrests, told)).toBe('contradicts');
  });

  it('says that the paper is silent where it answers nothing', () => {
    const silent: Look = { without: ['B.2.no', 'C.6.no'] };
    expect(verdictAt(answers('P9.22.yes'), arrests, silent)).toBe('not-said-before');
    expect(look(answers('P9.22.no'), silent).entries.some(({ key }) => key === arrests)).toBe(false);
  });

  it('tells a membership of before by its own dates', () => {
    const told: Look = { boxes: { 'B.3.A.no': true }, without: ['B.3.A.yes'] };
    const since =
      (from: string): Change =>
      (data) => {
        answers('P9.1.yes')(data);
        data.box_answers[toBoxKey('P9.5.from')] = from;
      };
    expect(verdictAt(since('03/2010'), groups, told)).toBe('contradicts');
    expect(verdictAt(since('03/2025'), groups, told)).toBe('changed');
  });

  it('meets harm that was told by a yes at any of the items that ask for it', () => {
    const told: Look = { boxes: { 'C.3.yes': true }, without: ['C.3.no'] };
    const others = answers('P9.53.a.no', 'P9.53.b.no', 'P9.53.c.no');
    const all =
      (last: string): Change =>
      (data) => {
        others(data);
        answers(last)(data);
      };
    expect(verdictAt(all('P9.53.d.no'), injured, told)).toBe('contradicts');
    expect(verdictAt(all('P9.53.d.yes'), 'p9-53-ever-took-part-in-torture', told)).toBe('same');
    expect(verdictAt(others, 'p9-53-ever-took-part-in-torture', told)).toBe('not-answered');
  });

  it('reads service and work in a prison out of the work that was told', () => {
    const row = (occupation: string): Look => ({
      boxes: { 'A.III.4.row-2.employer': 'Estado de Honduras', 'A.III.4.row-2.occupation': occupation },
    });
    expect(verdictAt(answers('P9.50.no'), soldiers, row('Soldado'))).toBe('contradicts');
    expect(verdictAt(answers('P9.50.yes'), soldiers, row('Soldado'))).toBe('same');
    expect(verdictAt(answers('P9.48.no'), guards, row('Guard, prison of Yoro'))).toBe('contradicts');
    // A union is a yes to the wider question, and says nothing on this one.
    expect(verdictAt(answers('P9.50.no'), soldiers)).toBe('same');
    expect(
      verdictAt(answers('P9.50.yes'), soldiers, { boxes: { 'B.3.A.no': true }, without: ['B.3.A.yes'] }),
    ).toBe('changed');
  });
});
