import { expect, it } from 'vitest';
import { createRandom, type Random } from '../filling/testing/random.ts';
import { emptyI485FormData } from '../i485/data.ts';
import { getAt, isSameJson, type Json, mergeAnswers } from './index.ts';

const address = (city: string, rest: object = {}) => ({
  street: `${city} street`,
  city,
  state: '',
  zip_code: '',
  ...rest,
});
const form = (given: string, cities: readonly (string | object)[] = []) => ({
  ...emptyI485FormData(),
  filing_category: given,
  address_history_5_years: cities.map((row) => (typeof row === 'string' ? address(row) : row)),
});
const citiesOf = (data: Json) =>
  (getAt(data, 'address_history_5_years') as { city: string }[]).map(({ city }) => city);
function neverAsked(): never {
  throw new Error('nothing was changed on both sides');
}

it('takes each answer from the side that changed it', () => {
  const base = form('Ana', ['Lima', 'Cusco']);
  const { data, conflicts } = mergeAnswers(
    base,
    form('Eva', ['Lima', 'Cusco']),
    form('Ana', ['Lima', address('Cusco', { zip_code: '07101' })]),
    neverAsked,
  );
  expect(conflicts).toEqual([]);
  expect(data).toEqual(form('Eva', ['Lima', address('Cusco', { zip_code: '07101' })]));
});

it('merges two answers of one row, and finds the row again behind one that was removed', () => {
  const base = form('', ['Lima', 'Cusco']);
  const mine = form('', ['Lima', address('Cusco', { state: 'NJ' })]);
  const theirs = form('', [address('Cusco', { zip_code: '07101' })]);
  const { data } = mergeAnswers(base, mine, theirs, neverAsked);
  expect(data).toEqual(form('', [address('Cusco', { state: 'NJ', zip_code: '07101' })]));
});

it('asks only about an answer that both changed to different values, and takes the rest without a question', () => {
  const base = form('Ana', ['Lima']);
  const mine = { ...form('Eva', ['Lima']), education_level: 'college' };
  const theirs = form('Iris', ['Lima', 'Puno']);
  const keepMine = mergeAnswers(base, mine, theirs, () => 'mine');
  expect(keepMine.conflicts).toEqual([{ path: 'filing_category', mine: 'Eva', theirs: 'Iris' }]);
  expect(keepMine.data).toEqual({ ...mine, address_history_5_years: [address('Lima'), address('Puno')] });
  const takeTheirs = mergeAnswers(base, mine, theirs, () => 'theirs');
  expect(takeTheirs.data).toEqual({ ...theirs, education_level: 'college' });
});

it('asks about a row that one side removed and the other changed', () => {
  const base = form('', ['Lima', 'Cusco']);
  const changed = address('Cusco', { state: 'NJ' });
  const sides = [base, form('', ['Lima']), form('', ['Lima', changed])] as const;
  const kept = mergeAnswers(...sides, () => 'theirs');
  expect(kept.conflicts).toEqual([{ path: 'address_history_5_years.1', mine: null, theirs: changed }]);
  expect(citiesOf(kept.data)).toEqual(['Lima', 'Cusco']);
  expect(citiesOf(mergeAnswers(...sides, () => 'mine').data)).toEqual(['Lima']);
});

it('does not take a row for changed whose blank answers are written otherwise', () => {
  const base = form('', [{ city: 'Lima' }, 'Cusco']);
  const { data } = mergeAnswers(
    base,
    form('', [{ city: 'Lima', state: '' }, 'Cusco']),
    form('', ['Cusco']),
    neverAsked,
  );
  expect(citiesOf(data)).toEqual(['Cusco']);
});

it('does not take an answer given alike on both sides, nor a blank written otherwise, for a conflict', () => {
  const base = { ...form('Ana', []), last_foreign_address: null };
  const mine = form('Eva', ['Lima']);
  const theirs = { ...form('Eva', ['Lima']), last_foreign_address: address('', { street: '' }) };
  const { data, conflicts } = mergeAnswers(base, mine, theirs, neverAsked);
  expect(conflicts).toEqual([]);
  expect(citiesOf(data)).toEqual(['Lima']);
});

it('keeps the rows in the order of the side that moved them', () => {
  const { data } = mergeAnswers(
    form('', ['Lima', 'Cusco', 'Puno']),
    form('', ['Lima', 'Cusco', 'Puno', 'Tacna']),
    form('', ['Puno', 'Lima', 'Cusco']),
    neverAsked,
  );
  expect(citiesOf(data)).toEqual(['Puno', 'Tacna', 'Lima', 'Cusco']);
});

it('gives a spouse of whom each side tells something', () => {
  const tell = (spouse: object | null) => ({ marital_history: { current_spouse: spouse } });
  const { data } = mergeAnswers(tell(null), tell({ a: 'Luz' }), tell({ b: 'Lima' }), neverAsked);
  expect(data).toEqual(tell({ a: 'Luz', b: 'Lima' }));
});

it('writes what a removed spouse had as not answered', () => {
  const tell = (spouse: object | null) => ({ current_spouse: spouse });
  const { data } = mergeAnswers(
    tell({ a: 'Luz', b: '' }),
    tell(null),
    tell({ a: 'Luz', b: 'Lima' }),
    neverAsked,
  );
  expect(data).toEqual(tell({ a: '', b: 'Lima' }));
});

/** Which answers a side changes: never one that the other changes too. */
interface Plan {
  readonly answers: Map<string, string>;
  readonly removed: Set<number>;
  readonly added: readonly object[];
}

const leaves = ['given', 'family', 'place.city', 'place.state'];
const rowKeys = ['street', 'city', 'state', 'zip_code'];
const makeRow = (random: Random) => Object.fromEntries(rowKeys.map((key) => [key, random.word()]));

const makeBase = (random: Random) => ({
  given: random.word(),
  family: random.word(),
  place: { city: random.word(), state: '' },
  rows: Array.from({ length: random.integer(0, 5) }, () => makeRow(random)),
});
type Form = ReturnType<typeof makeBase>;

function draw(random: Random, base: Form): [Plan, Plan] {
  const make = (): Plan => ({
    answers: new Map<string, string>(),
    removed: new Set<number>(),
    added: Array.from({ length: random.integer(0, 2) }, () => makeRow(random)),
  });
  const plans: [Plan, Plan] = [make(), make()];
  const changeable = [
    ...leaves,
    // Two of the four answers of a row stay, so that it is known again.
    ...base.rows.flatMap((_, index) => ['city', 'state'].map((key) => `rows.${index}.${key}`)),
  ];
  const gone = new Set(base.rows.flatMap((_, index) => (random.next() < 0.25 ? [index] : [])));
  for (const index of gone) random.pick(plans).removed.add(index);
  for (const path of changeable) {
    if (random.next() < 0.4 || gone.has(Number(path.split('.')[1] ?? -1))) continue;
    random.pick(plans).answers.set(path, random.word());
  }
  return plans;
}

function carryOut(base: Form, { answers, removed, added }: Plan) {
  const now = structuredClone(base);
  for (const [path, value] of answers) {
    const at = path.lastIndexOf('.');
    (getAt({ now }, `now${at < 0 ? '' : `.${path.slice(0, at)}`}`) as Record<string, string>)[
      path.slice(at + 1)
    ] = value;
  }
  return { ...now, rows: [...now.rows.filter((_, index) => !removed.has(index)), ...added] };
}

it.each(Array.from({ length: 300 }, (_, seed) => seed))(
  'loses no change made on one side and does not depend on who merges (seed %i)',
  (seed) => {
    const random = createRandom(seed);
    const base = makeBase(random);
    const plans = draw(random, base);
    const [mine, theirs] = [carryOut(base, plans[0]), carryOut(base, plans[1])];
    const together = carryOut(base, {
      answers: new Map([...plans[0].answers, ...plans[1].answers]),
      removed: new Set([...plans[0].removed, ...plans[1].removed]),
      added: [],
    });
    const { data } = mergeAnswers(base, mine, theirs, neverAsked);
    const { rows, ...rest } = data as Form;
    const { rows: kept, ...expected } = together;
    expect(rest).toEqual(expected);
    const isAdded = (row: object) =>
      [...plans[0].added, ...plans[1].added].some((one) => isSameJson(one, row));
    expect(rows.filter((row) => !isAdded(row))).toEqual(kept);
    for (const { added } of plans)
      expect(rows.filter((row) => added.some((one) => isSameJson(one, row)))).toEqual(added);
    expect(mergeAnswers(base, theirs, mine, neverAsked).data).toEqual(data);
    expect(mergeAnswers(base, mine, base, neverAsked).data).toEqual(mine);
  },
);
