import { expect, it } from 'vitest';
import { createCheckList } from './check-list.ts';

const doubtful = (path: string) => ({ path, checked: false, edited: false });
const stage = () =>
  createCheckList([
    doubtful('passport.number'),
    doubtful('parents.0.full_name.given_name'),
    { ...doubtful('parents.1.full_name.given_name'), checked: true },
  ]);

it('counts what was confirmed or typed anew, and no more once that is taken back', () => {
  const list = stage();
  expect(list.progress()).toEqual({ done: 1, total: 3 });
  expect(list.openPaths()).toEqual(['passport.number', 'parents.0.full_name.given_name']);
  list.setEdited('passport.number', true);
  list.setChecked('parents.0.full_name.given_name', true);
  expect(list.progress()).toEqual({ done: 3, total: 3 });
  list.setEdited('passport.number', false);
  expect(list.progress()).toEqual({ done: 2, total: 3 });
});

it('never counts an answer that was read well', () => {
  const list = stage();
  list.setEdited('passport.country', true);
  expect(list.isDoubtful('passport.country')).toBe(false);
  expect(list.progress()).toEqual({ done: 1, total: 3 });
});

it('counts the answers of a removed row no more, and again when it is put back', () => {
  const list = stage();
  list.setRows('parents', [1]);
  expect(list.progress()).toEqual({ done: 1, total: 2 });
  expect(list.checkedPaths()).toEqual(['parents.1.full_name.given_name']);
  list.setRows('parents', []);
  list.setRows('children', []);
  expect(list.progress()).toEqual({ done: 0, total: 1 });
  expect(list.checkedPaths()).toEqual([]);
  list.setRows('parents', [0, 1]);
  expect(list.progress()).toEqual({ done: 1, total: 3 });
});

it('keeps as confirmed only what still stands as it was read', () => {
  const list = stage();
  list.setEdited('parents.1.full_name.given_name', true);
  expect(list.checkedPaths()).toEqual([]);
  list.setEdited('parents.1.full_name.given_name', false);
  expect(list.checkedPaths()).toEqual(['parents.1.full_name.given_name']);
});

it('takes what another tab has confirmed for confirmed, and what it took back for open', () => {
  const list = stage();
  list.takeChecked((path) => path === 'passport.number' || path === 'passport.country');
  expect(list.checkedPaths()).toEqual(['passport.number']);
  expect(list.progress()).toEqual({ done: 1, total: 3 });
});
