import { toTyped } from './paper-dates.ts';
import type { Plant } from './plant.ts';
import { thirdCountries } from './pools.ts';

const bio = 'biographic_information';

export const personPlants: readonly Plant[] = [
  {
    name: 'another day of birth',
    area: 'birth',
    put: ({ data, family }) => {
      const [year, month, day] = family.applicant.born;
      data[bio].date_of_birth = toTyped([year - 1, month, day]);
      return { topic: 'birth', keys: ['p1-3-date-of-birth'], verdict: 'contradicts' };
    },
  },
  {
    name: 'another country of birth',
    area: 'birth',
    put: ({ data, random }) => {
      data[bio].place_of_birth.country = random.pick(thirdCountries).country;
      return { topic: 'birth', keys: ['p1-7-city-and-country-of-birth'], verdict: 'contradicts' };
    },
  },
  {
    name: 'another town of birth',
    area: 'birth',
    put: ({ data, family }) => {
      const [other] = family.origin.towns.find(([town]) => town !== family.applicant.town) ?? [];
      if (other === undefined) return null;
      data[bio].place_of_birth.city = other;
      return { topic: 'birth', keys: ['p1-7-city-and-country-of-birth'], verdict: 'contradicts' };
    },
  },
  {
    name: 'a second nationality',
    area: 'nationality',
    put: ({ data, random }) => {
      data[bio].citizenship_country += `, ${random.pick(thirdCountries).country}`;
      return {
        topic: 'nationality',
        keys: ['p1-8-country-of-citizenship-or-nationality'],
        verdict: 'changed',
      };
    },
  },
  {
    name: 'a name never told',
    area: 'names',
    put: ({ data }) => {
      data.other_names.push({ family_name: 'Quispe', given_name: 'Tomasa', middle_name: '' });
      return { topic: 'other-names', keys: ['p1-2-other-names-ever-used'], verdict: 'not-said-before' };
    },
  },
  {
    name: 'a name told before and left out',
    area: 'names',
    put: ({ data, family }) => {
      if (!family.otherNames.some((name) => name.startsWith('Chipo'))) return null;
      data.other_names = data.other_names.filter(({ given_name }) => !/^chipo$/i.test(given_name));
      return { topic: 'other-names', keys: ['p1-2-other-names-ever-used'], verdict: 'contradicts' };
    },
  },
  {
    name: 'another legal name',
    area: 'names',
    put: ({ data }) => {
      data[bio].full_name.family_name = 'Whitfield';
      return { topic: 'name', keys: ['p1-1-current-legal-name'], verdict: 'changed' };
    },
  },
  {
    name: 'another A-Number',
    area: 'a-number',
    put: ({ data }) => {
      data[bio].a_number = '217345687';
      return { topic: 'a-number', keys: ['p1-4-your-a-number'], verdict: 'contradicts' };
    },
  },
];

export const familyPlants: readonly Plant[] = [
  {
    name: "a parent's other name",
    area: 'parents',
    put: ({ data }) => {
      const parent = data.parents[0];
      if (!parent) return null;
      parent.full_name = { family_name: 'Okonkwo', given_name: 'Beatriz', middle_name: '' };
      return { topic: 'parent', keys: ['p5-1-parent-1-legal-name'], verdict: 'contradicts' };
    },
  },
  {
    name: "a parent's other country",
    area: 'parents',
    put: ({ data, random }) => {
      const parent = data.parents[1];
      if (!parent) return null;
      parent.country_of_birth = random.pick(thirdCountries).country;
      return { topic: 'parent', keys: ['p5-8-parent-2-country-of-birth'], verdict: 'contradicts' };
    },
  },
  {
    name: "a spouse's other day of birth",
    area: 'spouse',
    put: ({ data, family }) => {
      const spouse = data.marital_history.current_spouse;
      if (!spouse || !family.spouse) return null;
      const [year, month, day] = family.spouse.born;
      spouse.date_of_birth = toTyped([year, month, day === 28 ? 27 : day + 1]);
      return { topic: 'spouse', keys: ['p6-6-current-spouse-date-of-birth'], verdict: 'contradicts' };
    },
  },
  {
    name: 'another day of marriage',
    area: 'spouse',
    put: ({ data, family }) => {
      const spouse = data.marital_history.current_spouse;
      if (!spouse || !family.spouse) return null;
      const [year, month, day] = family.spouse.married;
      spouse.date_of_marriage = toTyped([year + 2, month, day]);
      return { topic: 'spouse', keys: ['p6-9-date-of-current-marriage'], verdict: 'contradicts' };
    },
  },
  {
    name: 'a divorce since',
    area: 'spouse',
    put: ({ data }) => {
      const { current_spouse: spouse } = data.marital_history;
      if (!spouse) return null;
      data.marital_history.current_marital_status = 'Divorced';
      data.marital_history.current_spouse = null;
      data.marital_history.prior_marriages.push({
        former_spouse_name: `${spouse.full_name.given_name} ${spouse.full_name.family_name}`,
        name: { ...spouse.full_name },
        end_date: '02/11/2026',
        end_reason: 'Divorced',
        place_of_marriage: '',
      });
      return {
        topic: 'spouse',
        keys: ['p6-1-current-marital-status'],
        verdict: 'changed',
        also: ['p6-11-prior-spouse-legal-name'],
      };
    },
  },
  {
    name: 'a marriage then already',
    area: 'spouse',
    put: ({ data, family }) => {
      if (family.status !== 'single') return null;
      data.marital_history.current_marital_status = 'Married';
      data.marital_history.current_spouse = {
        full_name: { family_name: 'Adeyemi', given_name: 'Sam', middle_name: '' },
        a_number: '',
        date_of_birth: '05/05/1980',
        country_of_birth: 'Ghana',
        date_of_marriage: '06/01/2015',
        place_of_marriage: { city: 'Accra', state: '', country: 'Ghana' },
      };
      return {
        topic: 'spouse',
        keys: ['p6-4-current-spouse-legal-name'],
        verdict: 'contradicts',
        also: ['p6-1-current-marital-status'],
      };
    },
  },
  {
    name: 'a marriage since',
    area: 'spouse',
    put: ({ data, family }) => {
      if (family.spouse) return null;
      data.marital_history.current_marital_status = 'Married';
      data.marital_history.current_spouse = {
        full_name: { family_name: 'Lindqvist', given_name: 'Robin', middle_name: '' },
        a_number: '',
        date_of_birth: '11/30/1984',
        country_of_birth: 'Sweden',
        date_of_marriage: '08/08/2026',
        place_of_marriage: { city: 'Tampa', state: 'FL', country: 'USA' },
      };
      return {
        topic: 'spouse',
        keys: ['p6-4-current-spouse-legal-name'],
        verdict: 'changed',
        also: ['p6-1-current-marital-status'],
      };
    },
  },
];

/** Children stand in one of two places on the form; who has no place stands in Part 14 for the last one. */
const childKeys = (question: string) => [`p7-2-child-1-${question}`, `p7-3-child-2-${question}`];
const child = (given_name: string, date_of_birth: string, country_of_birth: string) => ({
  full_name: `${given_name} Sandoval`,
  name: { family_name: 'Sandoval', given_name, middle_name: '' },
  date_of_birth,
  country_of_birth,
  current_address: '',
  is_applying_with_applicant: null,
  a_number: '',
});

export const childPlants: readonly Plant[] = [
  {
    name: 'a child born since',
    area: 'children',
    put: ({ data }) => {
      data.children.push(child('Noa', '04/09/2026', 'USA'));
      return { topic: 'child', keys: childKeys('legal-name'), verdict: 'changed' };
    },
  },
  {
    name: 'a child born before that was not told',
    area: 'children',
    put: ({ data }) => {
      data.children.push(child('Kofi', '10/12/2009', 'Ghana'));
      return { topic: 'child', keys: childKeys('legal-name'), verdict: 'contradicts' };
    },
  },
  {
    name: "a child's other day of birth",
    area: 'children',
    put: ({ data }) => {
      const one = data.children[0];
      const found = /^(\d+\/\d+)\/(\d{4})$/.exec(one?.date_of_birth ?? '');
      if (!one || !found) return null;
      one.date_of_birth = `${found[1]}/${Number(found[2]) - 1}`;
      return { topic: 'child', keys: childKeys('date-of-birth'), verdict: 'contradicts' };
    },
  },
  {
    name: "a child's other country of birth",
    area: 'children',
    put: ({ data }) => {
      const one = data.children[0];
      if (!one) return null;
      one.country_of_birth = 'Spain';
      return { topic: 'child', keys: childKeys('country-of-birth'), verdict: 'contradicts' };
    },
  },
  {
    name: 'a child left out',
    area: 'children',
    put: ({ data, random }) => {
      if (data.children.length === 0) return null;
      data.children.splice(random.integer(0, data.children.length - 1), 1);
      return { topic: 'child', keys: childKeys('legal-name'), verdict: 'contradicts' };
    },
  },
];
