import { expect, it } from 'vitest';
import type { Box, Catalogue } from '../../catalogue.ts';
import { getCatalogue } from '../get-catalogue.ts';
import { findPageViews } from './page-view.ts';

const known = getCatalogue('I-589', '01/20/25');
const onPage = (number: number, { landmarks, fields }: Catalogue) => ({
  pages: landmarks.filter(({ page }) => page === number),
  boxes: fields.filter(({ page }) => page === number),
});
const third = onPage(3, known);
const listPairs = (blank: typeof third) =>
  findPageViews(third, blank).map(({ from, to }) => [third.boxes[from]?.id, blank.boxes[to]?.id]);

it('tells children that are printed alike by the page they stand on, whatever their boxes are called', () => {
  const pairs = listPairs(third);
  expect(pairs.filter(([one, other]) => one !== other)).toEqual([]);
  expect(pairs.length / third.boxes.length).toBeGreaterThan(0.95);
});

it('tells none of the boxes that are printed alike where one of them is gone', () => {
  const isGone = (id: string) => id.startsWith('A.II.child-3.');
  const blank = { ...third, boxes: third.boxes.filter(({ id }) => !isGone(id)) };
  const pairs = listPairs(blank);
  expect(pairs.filter(([one, other]) => one !== other)).toEqual([]);
  expect(pairs.filter(([one]) => isGone(one ?? ''))).toEqual([]);
});

it('sees most of the page from boxes of which the half below moved, and less from the same box of another child', () => {
  const move = <T extends { readonly box: Box }>(each: T): T => {
    const [x, y, w, h] = each.box;
    return y < 270 ? { ...each, box: [x, y - 20, w, h] } : each;
  };
  const pages = third.pages.map((page) => ({ ...page, words: page.words.map(move) }));
  const views = findPageViews(third, { pages, boxes: third.boxes.map(move) });
  const second = views.filter(({ from }) => third.boxes[from]?.id.startsWith('A.II.child-2.'));
  expect(second.length).toBeGreaterThan(15);
  expect(second.filter(({ from, to }) => from !== to)).toEqual([]);
  for (const { from, to, share } of views) if (from !== to) expect(share).toBeLessThan(0.95);
});
