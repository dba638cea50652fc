import { emptyI485FormData, type I485FormData } from '@puente/forms/data';

/** Numbers that look random and are the same each time. */
export function seeded(seed: number) {
  let state = seed * 2_654_435_761;
  const next = () => {
    state = (Math.imul(state ^ (state >>> 15), 2_246_822_519) + 374_761_393) >>> 0;
    return ((state ^ (state >>> 13)) >>> 0) / 2 ** 32;
  };
  const pick = <T>(values: readonly T[]): T => values[Math.floor(next() * values.length)] as T;
  return {
    chance: (part: number) => next() < part,
    below: (end: number) => Math.floor(next() * end),
    pick,
    shuffle: <T>(values: readonly T[]): T[] =>
      values
        .map((value) => ({ value, at: next() }))
        .sort((a, b) => a.at - b.at)
        .map(({ value }) => value),
  };
}
export type Random = ReturnType<typeof seeded>;

const words = [
  'Tulsa',
  'Norman',
  'Enid',
  'OK',
  'USA',
  'Peru',
  '12 Elm St',
  '9 Oak Ave',
  '01/2020',
  'Present',
];
const word = (random: Random) => (random.chance(0.25) ? '' : random.pick(words));

const row = (random: Random) => ({
  street: `${random.below(900)} ${random.pick(words)}`,
  apt_number: '',
  city: word(random),
  state: word(random),
  zip_code: String(random.below(99_999)),
  country: 'USA',
  from_date: word(random),
  to_date: word(random),
});
const name = (random: Random) =>
  random.chance(0.3)
    ? { family_name: '', given_name: '', middle_name: '' }
    : { family_name: word(random), given_name: word(random), middle_name: random.pick(['', 'de', 'Luz']) };
const child = (random: Random) => ({
  full_name: `Invented ${random.below(10_000)}`,
  name: name(random),
  date_of_birth: word(random),
  country_of_birth: word(random),
  current_address: word(random),
  is_applying_with_applicant: random.pick([true, false, null]),
  a_number: '',
});
const rows = <T>(random: Random, make: (random: Random) => T): T[] =>
  Array.from({ length: random.below(5) }, () => make(random));

const passport = (random: Random, form: I485FormData) => ({
  ...form.passport,
  number: word(random),
  used_at_last_arrival: random.pick([true, false, null]),
});

const spouse = (random: Random) => ({
  full_name: { family_name: random.pick(words) },
  date_of_birth: word(random),
});

export function randomForm(random: Random): unknown {
  const form = emptyI485FormData();
  return {
    ...form,
    biographic_information: {
      ...form.biographic_information,
      full_name: { family_name: word(random), given_name: word(random), middle_name: '' },
      sex: random.pick(['Male', 'Female', '']),
    },
    address_history_5_years: rows(random, row),
    children: rows(random, child),
    marital_history: { current_spouse: random.chance(0.5) ? spouse(random) : null },
    passport: passport(random, form),
    biographic_characteristics: { race: random.chance(0.5) ? ['Asian', 'White'] : [] },
  };
}

function editRows<T extends object>(random: Random, input: readonly T[], make: (random: Random) => T): T[] {
  const kept = input.filter(() => random.chance(0.8));
  const edited = kept.map((old) => {
    if (!random.chance(0.4)) return old;
    const key = random.pick(Object.keys(old));
    return { ...old, [key]: make(random)[key as keyof T] };
  });
  const added = rows(random, make).slice(0, 2);
  return random.chance(0.5) ? [...added, ...edited] : [...edited, ...added];
}

/** What a reviewer may do to a form: answers changed and emptied, rows edited, added and removed. */
export function randomEdits(random: Random, before: I485FormData): unknown {
  const { biographic_information: own, marital_history: marital } = before;
  return {
    ...before,
    biographic_information: {
      ...own,
      full_name: { ...own.full_name, given_name: word(random) },
      date_of_birth: word(random),
    },
    address_history_5_years: editRows(random, before.address_history_5_years, row),
    children: editRows(random, before.children, child),
    marital_history: random.chance(0.5) ? { ...marital, current_spouse: spouse(random) } : marital,
    passport: passport(random, before),
    biographic_characteristics: { race: random.pick([[], ['White', 'Asian'], ['White']]) },
  };
}
