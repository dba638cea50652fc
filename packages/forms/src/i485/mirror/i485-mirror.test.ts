import { tickedAnswer } from '@puente/contract';
import { describe, expect, it } from 'vitest';
import { toBoxKey } from '../../answers/box-answers.ts';
import { fullPaper, inventPaper, type PaperOptions } from '../../drafting/testing/invented-paper.ts';
import { getCatalogue } from '../../editions/index.ts';
import { listGuideItems } from '../../guide/list-guide-items.ts';
import { buildMirror, isDifference, type MirrorEntry, type MirrorTopic } from '../../mirror/index.ts';
import { toI485FormData } from '../crosswalk/to-i485-form-data.ts';
import type { I485FormData } from '../data.ts';

const today = new Date('2026-11-20T00:00:00Z');
const catalogue = getCatalogue('I-485', '01/20/25');

const said: Readonly<Record<string, string | true>> = {
  ...fullPaper,
  'A.I.7.other-names': 'Ada Paz',
  'A.I.18.never': true,
  'A.I.19.c.row-1.date': '10/02/2022',
  'A.I.19.c.row-2.date': '05/06/2015',
  'A.II.children.some': true,
  'A.II.children.total': '2',
  'A.III.1.row-1.from': '01/2010',
  'A.III.1.row-1.to': '08/2022',
  'A.III.2.row-3.from': '01/2010',
  'A.III.2.row-3.to': '08/2022',
  'A.III.2.row-3.street': 'Barrio El Centro, Calle 3',
  'A.III.2.row-3.province': 'Atlántida',
  'B.2.no': true,
  'B.3.A.yes': true,
  'B.3.A.text': 'A union of teachers',
  'C.2.A.no': true,
  'C.3.no': true,
  'C.4.no': true,
  'C.6.no': true,
  'D.signature-date': '05/10/2023',
};

type Change = (data: I485FormData) => void;

interface Look extends PaperOptions {
  readonly boxes?: Readonly<Record<string, string | true>>;
  /** Ids of boxes that stand empty. */
  readonly without?: readonly string[];
}

/** The form as the crosswalk fills it from the paper, changed by a person. */
function look(change: Change, { boxes = {}, without = [], ...options }: Look = {}) {
  const kept = Object.fromEntries(
    Object.entries({ ...said, ...boxes }).filter(([id]) => !without.includes(id)),
  );
  const paper = inventPaper(kept, options);
  const data = structuredClone(toI485FormData(paper, { today }).formData);
  change(data);
  return buildMirror({ form: 'I-485', data, paper, catalogue, today });
}

const answers =
  (...ids: readonly string[]): Change =>
  (data) => {
    for (const id of ids) data.box_answers[toBoxKey(id)] = tickedAnswer;
  };

const at = (entries: readonly MirrorEntry[], key: string, topic?: MirrorTopic): MirrorEntry => {
  const found = entries.find((entry) => entry.key === key && (topic === undefined || entry.topic === topic));
  if (!found) throw new Error(`nothing at ${key}`);
  return found;
};

const verdictAt = (change: Change, key: string, options: Look = {}, topic?: MirrorTopic) =>
  at(look(change, options).entries, key, topic).verdict;

const tell = (change: Change, options: Look = {}) =>
  look(change, options)
    .entries.filter(isDifference)
    .map(({ key, verdict }) => [key, verdict]);

const nothing: Change = () => undefined;

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

describe('entries', () => {
  const first = 'p1-13-was-last-arrival-first-time-in-u-s';

  it('tells a last arrival before the signing that the paper has not as a contradiction', () => {
    const arrive: Change = ({ biographic_information: bio }) => {
      bio.last_arrival_date = '03/01/2023';
    };
    expect(tell(arrive)).toEqual([['p1-10-date-of-last-arrival', 'contradicts']]);
  });

  it('asks of the same entry the same place, and of a later one nothing', () => {
    const place: Change = (data) => {
      data.last_arrival.city = 'Miami';
    };
    expect(tell(place)).toEqual([['p1-10-city-and-state-of-last-arrival', 'contradicts']]);
    const later: Change = (data) => {
      place(data);
      data.biographic_information.last_arrival_date = '05/14/2026';
    };
    expect(tell(later)).toEqual([['p1-10-date-of-last-arrival', 'changed']]);
  });

  it('counts earlier entries of the paper against a first arrival', () => {
    expect(verdictAt(answers('P1.13.yes'), first, {}, 'entry')).toBe('contradicts');
    expect(verdictAt(answers('P1.13.no'), first, {}, 'entry')).toBe('same');
    const single: Look = { without: ['A.I.19.c.row-2.date'] };
    expect(verdictAt(answers('P1.13.no'), first, single, 'entry')).toBe('contradicts');
    expect(verdictAt(answers('P1.13.yes'), first, single, 'entry')).toBe('same');
  });

  it('holds a return that was told against a first arrival', () => {
    const told: Look = { boxes: { 'C.4.yes': true }, without: ['C.4.no', 'A.I.19.c.row-2.date'] };
    expect(verdictAt(answers('P1.13.yes'), first, told, 'return')).toBe('contradicts');
    expect(verdictAt(answers('P1.13.no'), first, told, 'return')).toBe('same');
    expect(verdictAt(nothing, first, told, 'return')).toBe('not-answered');
  });
});

describe('homes', () => {
  const prior = 'p1-18-one-prior-address-in-last-five-years';
  const now = 'p1-18-current-u-s-home-address';
  const abroad = 'p1-18-latest-foreign-home-lived-in-over-a-year';
  const reno = { street: '4410 Birch Court', apt_number: '', city: 'Reno', state: 'NV', zip_code: '89501' };
  const move =
    (from_date: string): Change =>
    (data) => {
      data.biographic_information.physical_address = { ...reno };
      data.address_history_5_years.push({ ...reno, country: 'USA', from_date, to_date: 'Present' });
    };
  const stay =
    (from_date: string, to_date: string, country = 'USA', city = 'Reno'): Change =>
    (data) => {
      data.address_history_5_years.push({
        ...reno,
        state: country === 'USA' ? 'NV' : '',
        zip_code: '',
        city,
        country,
        from_date,
        to_date,
      });
    };

  it('tells a move since as changed, and a home since before the signing as a contradiction', () => {
    expect(verdictAt(move('03/2025'), now)).toBe('changed');
    expect(verdictAt(move('02/2023'), now)).toBe('contradicts');
  });

  it('tells the end of the home of then as changed when it came since', () => {
    const end =
      (to_date: string): Change =>
      ({ address_history_5_years: [row] }) => {
        if (row) row.to_date = to_date;
      };
    expect(tell(end('03/2025')).map(([, verdict]) => verdict)).toEqual(['changed']);
    expect(tell(end('01/2023')).map(([, verdict]) => verdict)).toEqual(['contradicts']);
  });

  it('tells a home in a time that the paper fills as a contradiction, in an open one as not said before', () => {
    expect(tell(stay('12/2022', '04/2023'))).toEqual([[prior, 'contradicts']]);
    expect(tell(stay('02/2004', '11/2006'))).toEqual([[prior, 'not-said-before']]);
    expect(tell(stay('02/2024', '11/2024'))).toEqual([[prior, 'changed']]);
  });

  it('tells a home of the last five years that is gone, and none that is not asked for any more', () => {
    const drop: Change = (data) => {
      data.address_history_5_years = data.address_history_5_years.filter(({ city }) => city !== 'Tampa');
      data.biographic_information.physical_address = { ...reno };
    };
    expect(tell(drop)).toContainEqual([prior, 'contradicts']);
    const old: Look = {
      boxes: {
        'A.III.2.row-2.street': '5 Pine St',
        'A.III.2.row-2.city': 'Waco',
        'A.III.2.row-2.province': 'TX',
        'A.III.2.row-2.country': 'USA',
        'A.III.2.row-2.from': '01/2008',
        'A.III.2.row-2.to': '12/2009',
      },
    };
    const forget: Change = (data) => {
      data.address_history_5_years = data.address_history_5_years.filter(({ city }) => city !== 'Waco');
    };
    expect(tell(forget, old)).toEqual([]);
  });

  it('takes abbreviations, units in other words and a ZIP code more for the same home', () => {
    const write: Change = ({ address_history_5_years: [row] }) => {
      if (row)
        Object.assign(row, {
          street: '12 ELM ST.',
          apt_number: '# 4B',
          zip_code: '33602',
          country: 'U.S.A.',
        });
    };
    expect(tell(write)).toEqual([]);
  });

  it('tells another town abroad at the same time as a contradiction', () => {
    const write: Change = (data) => {
      for (const row of [data.address_history_5_years[1], data.last_foreign_address])
        if (row) Object.assign(row, { city: 'Villanueva', street: 'Pasaje 9' });
    };
    const found = tell(write);
    expect(found.length).toBeGreaterThan(0);
    for (const [, verdict] of found) expect(verdict).toBe('contradicts');
  });

  it('holds a home in a third country, or back home after an entry, against a no', () => {
    const third = stay('01/2007', '11/2008', 'Ecuador', 'Guayaquil');
    expect(verdictAt(third, abroad, {}, 'third-country')).toBe('contradicts');
    const told: Look = { boxes: { 'C.2.A.yes': true }, without: ['C.2.A.no'] };
    expect(verdictAt(third, abroad, told, 'third-country')).toBe('same');
    expect(verdictAt(nothing, abroad, told, 'third-country')).toBe('not-answered');
    const back = 'p1-13-was-last-arrival-first-time-in-u-s';
    expect(verdictAt(stay('12/2022', '02/2023', 'Honduras', 'Yoro'), back, {}, 'return')).toBe('contradicts');
    expect(verdictAt(stay('12/2024', '02/2025', 'Honduras', 'Yoro'), back, {}, 'return')).toBe('changed');
  });
});

describe('work', () => {
  const name = 'p4-7-name-of-employer-company-or-school';
  const job =
    (employer_or_school: string, from_date: string, to_date: string): Change =>
    (data) => {
      data.employment_and_education_history_5_years.push({
        employer_or_school,
        address: { street: '', city: 'Reno', state: 'NV', zip_code: '', country: 'USA' },
        occupation_or_field_of_study: 'Cleaner',
        full_time_or_part_time: '',
        from_date,
        to_date,
      });
    };
  const change =
    (values: Readonly<Record<string, string>>): Change =>
    ({ employment_and_education_history_5_years: [row] }) => {
      if (row) Object.assign(row, values);
    };

  it('tells a job since as changed and one of before as not said', () => {
    expect(tell(job('Northwind', '03/2025', 'Present'))).toEqual([[name, 'changed']]);
    expect(tell(job('Northwind', '01/2021', '06/2021'))).toEqual([[name, 'not-said-before']]);
  });

  it('tells other dates, another employer and, of a job that went on, other work', () => {
    expect(tell(change({ from_date: '06/2022' }))).toEqual([['p4-7-from-and-to-dates', 'contradicts']]);
    expect(tell(change({ to_date: '06/2025' }))).toEqual([['p4-7-from-and-to-dates', 'changed']]);
    expect(tell(change({ employer_or_school: 'Pinnacle' }))).toEqual([[name, 'contradicts']]);
    expect(tell(change({ occupation_or_field_of_study: 'Cashier' }))).toEqual([
      ['p4-7-your-occupation-there', 'changed'],
    ]);
    expect(
      tell(change({ employer_or_school: 'PANADERIA SOL', occupation_or_field_of_study: 'Head baker' })),
    ).toEqual([]);
  });

  it('tells a job that is gone as a contradiction', () => {
    expect(tell((data) => data.employment_and_education_history_5_years.shift())).toEqual([
      [name, 'contradicts'],
    ]);
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
