import { isPresent } from '../../values/calendar-date.ts';
import { addMonths, toTyped, toTypedMonth } from './paper-dates.ts';
import type { Plant } from './plant.ts';

const bio = 'biographic_information';
const jobs = 'employment_and_education_history_5_years';
const since = 'p1-18-date-first-lived-at-this-address';
const prior = 'p1-18-one-prior-address-in-last-five-years';
const abroad = 'p1-18-latest-foreign-home-lived-in-over-a-year';
const home = { street: '4410 Birch Court', apt_number: '', city: 'Reno', state: 'NV', zip_code: '89501' };

export const homePlants: readonly Plant[] = [
  {
    name: 'moved since',
    area: 'homes',
    put: ({ data }) => {
      const current = data.address_history_5_years.find(({ to_date }) => isPresent(to_date));
      if (!current) return null;
      current.to_date = '01/2026';
      data[bio].physical_address = { ...home };
      data.address_history_5_years.push({
        ...home,
        country: 'USA',
        from_date: '01/2026',
        to_date: 'Present',
      });
      return {
        topic: 'homes-here',
        keys: ['p1-18-current-u-s-home-address'],
        verdict: 'changed',
        also: [prior, since],
      };
    },
  },
  {
    name: 'a home elsewhere at the same time',
    area: 'homes',
    put: ({ data, family }) => {
      const from_date = toTypedMonth(addMonths(family.signed, -9));
      const to_date = toTypedMonth(addMonths(family.signed, -3));
      data.address_history_5_years.push({ ...home, country: 'USA', from_date, to_date });
      return { topic: 'homes-here', keys: [prior], verdict: 'contradicts' };
    },
  },
  {
    name: 'another first day in the home now',
    area: 'homes',
    put: ({ data, family }) => {
      const current = data.address_history_5_years.find(({ to_date }) => isPresent(to_date));
      const [stay] = family.here;
      if (!current || !stay) return null;
      current.from_date = toTypedMonth(addMonths(stay.from, 3));
      return { topic: 'homes-here', keys: [since], verdict: 'contradicts' };
    },
  },
  {
    name: 'a home of five years left out',
    area: 'homes',
    put: ({ data }) => {
      const at = data.address_history_5_years.findIndex(
        ({ country, to_date }) => country.startsWith('U') && !isPresent(to_date) && /202[2-6]$/.test(to_date),
      );
      if (at < 0) return null;
      data.address_history_5_years.splice(at, 1);
      return { topic: 'homes-here', keys: [prior], verdict: 'contradicts' };
    },
  },
  {
    name: 'another town abroad',
    area: 'homes',
    put: ({ data }) => {
      const last = data.last_foreign_address;
      if (!last) return null;
      const isListed = data.address_history_5_years.some(({ from_date }) => from_date === last.from_date);
      if (isListed) return null;
      last.city = 'Villanueva';
      last.street = 'Pasaje 9';
      return { topic: 'home-abroad', keys: [abroad], verdict: 'contradicts' };
    },
  },
  {
    name: 'a home in a third country that was denied',
    area: 'homes',
    put: ({ data, family }) => {
      if (family.yes.has('C.2.A')) return null;
      const [first] = family.here.slice(-1);
      const [left] = family.abroad;
      if (!first || !left?.to) return null;
      data.other_foreign_addresses.push({
        street: 'Avenida Quito 8',
        apt_number: '',
        city: 'Guayaquil',
        state: '',
        zip_code: '',
        country: 'Ecuador',
        from_date: toTypedMonth(addMonths(left.to, -16)),
        to_date: toTypedMonth(left.to),
      });
      return { topic: 'third-country', keys: [abroad], verdict: 'contradicts', also: [abroad, prior] };
    },
  },
  {
    name: 'a stay back home that was denied',
    area: 'homes',
    put: ({ data, family }) => {
      const [town] = family.origin.towns[1] ?? [];
      if (family.yes.has('C.4') || town === undefined) return null;
      data.other_foreign_addresses.push({
        street: 'Posada 1',
        apt_number: '',
        city: town,
        state: '',
        zip_code: '',
        country: family.origin.country,
        from_date: toTypedMonth(addMonths(family.signed, -6)),
        to_date: toTypedMonth(addMonths(family.signed, -2)),
      });
      return {
        topic: 'return',
        keys: ['p1-13-was-last-arrival-first-time-in-u-s'],
        verdict: 'contradicts',
        also: [abroad, prior],
      };
    },
  },
];

export const workPlants: readonly Plant[] = [
  {
    name: 'a new job since',
    area: 'work',
    put: ({ data }) => {
      data[jobs].push({
        employer_or_school: 'Northwind Dental',
        address: { street: '', city: 'Reno', state: 'NV', zip_code: '', country: 'USA' },
        occupation_or_field_of_study: 'Receptionist',
        full_time_or_part_time: '',
        from_date: '03/2026',
        to_date: 'Present',
      });
      return { topic: 'work', keys: ['p4-7-name-of-employer-company-or-school'], verdict: 'changed' };
    },
  },
  {
    name: 'a job then that was not told',
    area: 'work',
    put: ({ data, family }) => {
      data[jobs].push({
        employer_or_school: 'Riverside Car Wash',
        address: { street: '', city: 'Reno', state: 'NV', zip_code: '', country: 'USA' },
        occupation_or_field_of_study: 'Cleaner',
        full_time_or_part_time: '',
        from_date: toTypedMonth(addMonths(family.signed, -8)),
        to_date: toTypedMonth(addMonths(family.signed, -5)),
      });
      return { topic: 'work', keys: ['p4-7-name-of-employer-company-or-school'], verdict: 'not-said-before' };
    },
  },
  {
    name: 'other first days at a job',
    area: 'work',
    put: ({ data, family }) => {
      const job = data[jobs].find(({ to_date }) => isPresent(to_date));
      const told = family.jobs.find(({ to }) => to === null);
      if (!job || !told) return null;
      job.from_date = toTypedMonth(addMonths(told.from, 5));
      return { topic: 'work', keys: ['p4-7-from-and-to-dates'], verdict: 'contradicts' };
    },
  },
  {
    name: 'another employer at the same time',
    area: 'work',
    put: ({ data }) => {
      const job = data[jobs].find(({ to_date }) => isPresent(to_date));
      if (!job) return null;
      job.employer_or_school = 'Pinnacle Staffing';
      return { topic: 'work', keys: ['p4-7-name-of-employer-company-or-school'], verdict: 'contradicts' };
    },
  },
];

export const entryPlants: readonly Plant[] = [
  {
    name: 'a last entry then that was not told',
    area: 'entry',
    put: ({ data, family }) => {
      data[bio].last_arrival_date = toTyped(addMonths(family.signed, -4));
      return {
        topic: 'entry',
        keys: ['p1-10-date-of-last-arrival'],
        verdict: 'contradicts',
        also: ['p1-13-was-last-arrival-first-time-in-u-s'],
      };
    },
  },
  {
    name: 'an entry since',
    area: 'entry',
    put: ({ data }) => {
      data[bio].last_arrival_date = '05/14/2026';
      return {
        topic: 'entry',
        keys: ['p1-10-date-of-last-arrival'],
        verdict: 'changed',
        also: ['p1-13-was-last-arrival-first-time-in-u-s'],
      };
    },
  },
  {
    name: 'another place of entry',
    area: 'entry',
    put: ({ data }) => {
      data.last_arrival.city = 'Eagle Pass';
      data.last_arrival.state = 'TX';
      return { topic: 'entry', keys: ['p1-10-city-and-state-of-last-arrival'], verdict: 'contradicts' };
    },
  },
];
