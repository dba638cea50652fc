import { expect, it } from 'vitest';
import { toPassageWords, weighWords } from './weigh-words.ts';

const base = toPassageWords([
  { passage: 'fee', lexeme: 'pay', texts: 9 },
  { passage: 'fee', lexeme: 'card', texts: 2 },
  { passage: 'photo', lexeme: 'pictur', texts: 8 },
  { passage: 'photo', lexeme: 'card', texts: 3 },
  { passage: 'trip', lexeme: 'travel', texts: 9 },
]);
const alike = () => 1;
const rank = (...parts: string[][]) =>
  [...weighWords(base, parts, alike)]
    .toSorted(([, one], [, other]) => other - one)
    .map(([passage]) => passage);

it('puts first what asks by the same words, however many of its questions do', () => {
  expect(rank(['pay', 'card'])[0]).toBe('fee');
  expect(rank(['pictur', 'card'])[0]).toBe('photo');
  expect(rank(['travel'])[0]).toBe('trip');
});

it('weighs every passage, and a word that the base does not have tells nothing for any', () => {
  const odds = weighWords(base, [['travel', 'pizza']], alike);
  expect([...odds.keys()].toSorted()).toEqual(['fee', 'photo', 'trip']);
  expect(rank(['travel', 'pizza'])[0]).toBe('trip');
});

it('lets the one sentence of a story that asks count beside the whole of it', () => {
  const story = ['card', 'pay', 'travel'];
  const lead = (odds: Map<string, number>) => (odds.get('trip') ?? 0) - (odds.get('photo') ?? 0);
  const sentences = [['pay', 'card'], ['travel']];
  expect(lead(weighWords(base, [story, ...sentences], alike))).toBeGreaterThan(
    lead(weighWords(base, [story], alike)),
  );
});
