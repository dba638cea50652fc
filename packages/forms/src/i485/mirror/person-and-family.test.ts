import { describe, expect, it } from 'vitest';
import { toBoxKey } from '../../answers/box-answers.ts';
import { type Change, type Look, nothing, tell, verdictAt } from './testing/look.ts';

describe('who the person is', () => {
  it('tells a name as changed, and the other names of the paper as used for good', () => {
    const key = 'p1-2-other-names-ever-used';
    const marry: Change = ({ biographic_information: { full_name } }) => {
      full_name.family_name = 'Whitfield';
    };
    expect(verdictAt(marry, 'p1-1-current-legal-name')).toBe('changed');
    expect(verdictAt((data) => data.other_names.splice(0), key)).toBe('contradicts');
    const add: Change = (data) =>
      data.other_names.push({ family_name: 'Roe', given_name: 'Ada', middle_name: '' });
    expect(tell(add)).toEqual([[key, 'not-said-before']]);
    // The name that was the legal one is told already.
    const keep: Change = (data) => {
      data.other_names.push({ ...data.biographic_information.full_name });
      marry(data);
    };
    expect(tell(keep)).toEqual([['p1-1-current-legal-name', 'changed']]);
  });

  it('takes what the boxes force upon a name for the same', () => {
    const options: Look = { boxes: { 'A.I.4.last-name': "Núñez-O'Brien", 'A.I.7.other-names': 'None' } };
    const write: Change = ({ biographic_information: bio }) => {
      bio.full_name.family_name = 'NUNEZ OBRIEN';
      bio.place_of_birth.country = 'Republic of Honduras';
      bio.citizenship_country = 'HONDURAS';
    };
    expect(tell(write, options)).toEqual([]);
  });

  it('tells another country of birth as a contradiction, another nationality as changed, no answer as none', () => {
    const move: Change = ({ biographic_information: bio }) => {
      bio.place_of_birth.country = 'Guatemala';
      bio.citizenship_country = 'Honduras, Spain';
      bio.date_of_birth = '';
    };
    expect(tell(move)).toEqual([
      ['p1-7-city-and-country-of-birth', 'contradicts'],
      ['p1-8-country-of-citizenship-or-nationality', 'changed'],
    ]);
    expect(verdictAt(move, 'p1-3-date-of-birth')).toBe('not-answered');
  });
});

describe('the family', () => {
  it('tells another name of a parent, whatever their order', () => {
    const turn: Change = (data) => data.parents.reverse();
    expect(tell(turn)).toEqual([]);
    const rename: Change = ({ parents: [mother] }) => {
      if (mother) mother.full_name = { family_name: 'Okonkwo', given_name: 'Beatriz', middle_name: '' };
    };
    expect(tell(rename)).toEqual([['p5-1-parent-1-legal-name', 'contradicts']]);
    const shorten: Change = ({ parents: [mother] }) => {
      if (mother) mother.full_name = { family_name: 'Paz', given_name: 'Rosa', middle_name: '' };
    };
    expect(tell(shorten)).toEqual([['p5-1-parent-1-legal-name', 'changed']]);
    expect(verdictAt((data) => data.parents.pop(), 'p5-5-parent-2-legal-name')).toBe('not-answered');
  });

  it('tells another day of marriage, a divorce since, and a marriage that ended before', () => {
    const marry: Change = ({ marital_history: { current_spouse } }) => {
      if (current_spouse) current_spouse.date_of_marriage = '06/05/2014';
    };
    expect(tell(marry)).toEqual([['p6-9-date-of-current-marriage', 'contradicts']]);
    const part =
      (end_date: string): Change =>
      ({ marital_history: own }) => {
        own.current_marital_status = 'Divorced';
        const name = own.current_spouse?.full_name ?? { family_name: '', given_name: '', middle_name: '' };
        own.current_spouse = null;
        own.prior_marriages.push({
          former_spouse_name: '',
          name,
          end_date,
          end_reason: 'Divorced',
          place_of_marriage: '',
        });
      };
    const [status, prior] = ['p6-1-current-marital-status', 'p6-11-prior-spouse-legal-name'];
    expect(tell(part('02/11/2025'))).toEqual([
      [status, 'changed'],
      [prior, 'changed'],
    ]);
    expect(tell(part('02/11/2020'))).toEqual([
      [status, 'changed'],
      [prior, 'contradicts'],
    ]);
  });

  it('tells nobody single who was married', () => {
    const alone: Change = ({ marital_history: own }) => {
      own.current_marital_status = 'Single';
      own.current_spouse = null;
    };
    expect(tell(alone)).toEqual([['p6-1-current-marital-status', 'contradicts']]);
  });

  it('tells a spouse whom the paper does not name by the day of marriage', () => {
    const wed =
      (date_of_marriage: string): Change =>
      ({ marital_history: own }) => {
        if (own.current_spouse)
          own.current_spouse = {
            ...own.current_spouse,
            full_name: { family_name: 'Lindqvist', given_name: 'Robin', middle_name: '' },
            date_of_birth: '11/30/1984',
            date_of_marriage,
          };
      };
    const key = 'p6-4-current-spouse-legal-name';
    expect(verdictAt(wed('08/08/2025'), key)).toBe('changed');
    expect(verdictAt(wed('08/08/2012'), key)).toBe('contradicts');
    expect(verdictAt(wed(''), key)).toBe('not-said-before');
  });

  it('tells a child by the day of birth, and one that is gone', () => {
    const bear =
      (date_of_birth: string): Change =>
      (data) => {
        data.children.push({
          full_name: 'Noa Roe',
          name: { family_name: 'Roe', given_name: 'Noa', middle_name: '' },
          date_of_birth,
          country_of_birth: 'USA',
          current_address: '',
          is_applying_with_applicant: null,
          a_number: '',
        });
      };
    const key = 'p7-3-child-2-legal-name';
    expect(tell(bear('04/09/2025'))).toEqual([[key, 'changed']]);
    expect(tell(bear('04/09/2011'))).toEqual([[key, 'contradicts']]);
    expect(tell(bear(''))).toEqual([[key, 'not-said-before']]);
    expect(tell((data) => data.children.shift())).toEqual([[key, 'contradicts']]);
    const older: Change = ({ children: [child] }) => {
      if (child) child.date_of_birth = '02/28/2012';
    };
    expect(tell(older)).toEqual([['p7-2-child-1-date-of-birth', 'contradicts']]);
  });

  it('tells the number of children as changed, or as a contradiction where one is of before', () => {
    const count =
      (total: string): Change =>
      (data) => {
        data.box_answers[toBoxKey('P7.1.total-children')] = total;
      };
    const key = 'p7-1-total-living-children-anywhere';
    expect(verdictAt(count('2'), key)).toBe('same');
    expect(verdictAt(count('3'), key)).toBe('changed');
    expect(verdictAt(nothing, key)).toBe('not-answered');
  });
});
