import type { FirstLookView } from '@puente/contract';
import { expect, it } from 'vitest';
import { toVerdict } from './to-verdict.ts';

const toPage = (formPage: number | null, at: number) => ({ page: at + 1, formPage, isEmpty: false });
const look = (formPages: readonly (number | null)[], about: Partial<FirstLookView> = {}): FirstLookView => ({
  form: 'I-589',
  pages: formPages.map(toPage),
  missing: [],
  isUnfilled: false,
  mentioned: [],
  ...about,
});

it('says that a form is whole, whatever else is in the file', () => {
  expect(toVerdict(look([1, 2, null]))).toEqual({ kind: 'whole', form: 'I-589', count: 2 });
});

it('names the pages that are not there, and those of the file that might be them, not the empty ones', () => {
  const found = look([3, 1, null, null], { missing: [2] });
  const pages = found.pages.map((page) => (page.page === 3 ? { ...page, isEmpty: true } : page));
  expect(toVerdict({ ...found, pages })).toEqual({
    kind: 'missing',
    form: 'I-589',
    missing: [2],
    unknown: [4],
  });
});

it('names another form, an unfilled one and empty pages as what they are', () => {
  expect(toVerdict(look([1], { form: 'I-485', missing: [2] }))).toEqual({ kind: 'otherForm', form: 'I-485' });
  expect(toVerdict(look([1], { isUnfilled: true, missing: [2] }))).toEqual({
    kind: 'unfilled',
    form: 'I-589',
  });
  const pages = [{ page: 1, formPage: null, isEmpty: true }];
  expect(toVerdict(look([], { form: null, pages }))).toEqual({ kind: 'empty' });
});

it('names a paper by the number on it, and says nothing of one that may be an edition nobody measured', () => {
  const stranger = (mentioned: string[]) => toVerdict(look([null], { form: null, mentioned }));
  expect(stranger(['I-130', 'I-485A'])).toEqual({ kind: 'otherPaper', form: 'I-130' });
  expect(stranger(['I-797C', 'I-589'])).toBeNull();
  expect(stranger([])).toEqual({ kind: 'unknown' });
});
