import { expect, it } from 'vitest';
import { createCheckCounter } from './check-counter.ts';

it('counts a doubtful answer until it is typed anew, and again when the edit is taken back', () => {
  const counter = createCheckCounter(['passport.number', 'parents.0.full_name']);
  let told = 0;
  counter.subscribe(() => {
    told += 1;
  });
  counter.set('passport.number', false);
  counter.set('passport.number', false);
  expect([counter.count(), told]).toEqual([1, 1]);
  counter.set('passport.number', true);
  expect(counter.count()).toBe(2);
});

it('never counts an answer that was read well', () => {
  const counter = createCheckCounter(['passport.number']);
  counter.set('passport.country', true);
  expect(counter.count()).toBe(1);
});

it('takes a part of a value that was read as one for the whole', () => {
  const counter = createCheckCounter(['parents.0.full_name']);
  counter.set('parents.0.full_name.given_name', false);
  expect(counter.count()).toBe(0);
});
