import { expect, test } from 'vitest';
import { findHandwrittenFields, type PageHand } from './find-handwritten-fields.ts';
import type { Evenness } from './measure-hand.ts';

const print: Evenness = {
  letters: 300,
  uprights: 200,
  leaning: 0.15,
  offLine: 0.006,
  unlike: 0.02,
  broken: 0.01,
};
const typed: Evenness = {
  letters: 300,
  uprights: 150,
  leaning: 0.1,
  offLine: 0.005,
  unlike: 0.01,
  broken: 0.01,
};
const byHand: Evenness = {
  letters: 300,
  uprights: 120,
  leaning: 0.55,
  offLine: 0.025,
  unlike: 0.05,
  broken: 0.01,
};

function page(name: string, filled: Evenness, hard = 0, fixedPitch: number | null = null): PageHand {
  const texts = Array.from({ length: 10 }, (_, at) => `${name}.${at}`);
  const measure = { filled, printed: print, fixedPitch };
  return { measure, texts, hardToRead: texts.slice(0, hard), waiting: [] };
}

test("a typewriter's uneven type is a machine's, also where it is hard to read", () => {
  const uneven = { ...typed, leaning: 0.3, offLine: 0.014, unlike: 0.04 };
  expect(findHandwrittenFields([page('a', uneven), page('b', uneven)]).size).toBe(20);
  expect(findHandwrittenFields([page('a', uneven, 0, 0.94), page('b', uneven, 0, 0.9)]).size).toBe(0);
  const ofWorn = findHandwrittenFields([page('a', typed, 5, 0.94), page('b', typed, 4, 0.9)]);
  expect(ofWorn.size).toBe(9);
});

test('a typed form has nothing by hand', () => {
  expect(findHandwrittenFields([page('a', typed), page('b', typed)]).size).toBe(0);
});

test('of a form in a neat hand every text is by hand, however well it is read', () => {
  expect(findHandwrittenFields([page('a', byHand), page('b', byHand)]).size).toBe(20);
});

test('a page of few letters is what its form is', () => {
  const few = { ...typed, letters: 12, uprights: 5 };
  expect(findHandwrittenFields([page('a', byHand), page('few', few)]).has('few.0')).toBe(true);
  const fewByHand = { ...byHand, letters: 12, uprights: 5 };
  expect(findHandwrittenFields([page('a', typed), page('few', fewByHand)]).size).toBe(0);
});

test('a page that a hand added to a typed form is by hand, and the others are not', () => {
  const found = findHandwrittenFields([page('a', typed), page('b', typed), page('added', byHand)]);
  expect([...found].every((id) => id.startsWith('added'))).toBe(true);
  expect(found.size).toBe(10);
});

test('a page that a machine added to a form by hand is not by hand', () => {
  const found = findHandwrittenFields([page('a', byHand), page('b', byHand), page('added', typed)]);
  expect([...found].some((id) => id.startsWith('added'))).toBe(false);
  expect(found.size).toBe(20);
});

test('where much is hard to read, even letters excuse no page', () => {
  expect(findHandwrittenFields([page('a', typed, 6), page('b', typed, 2)]).size).toBe(20);
});

test('one text that stands out on a typed form is by hand alone', () => {
  expect([...findHandwrittenFields([page('a', typed, 1), page('b', typed)])]).toEqual(['a.0']);
});
