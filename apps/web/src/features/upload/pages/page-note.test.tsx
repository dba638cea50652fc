// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { loadTexts, startI18n } from '../../../lib/i18n/i18n.ts';
import type { PageForecast } from '../measure/measure-page.ts';
import { AgainNote } from './again-note.tsx';
import { PageCard } from './page-card.tsx';
import { forgetPages, type PaperPage, usePages } from './pages-store.ts';

beforeAll(async () => {
  await startI18n();
  await loadTexts('files');
});
beforeEach(forgetPages);
afterEach(cleanup);

const fine: PageForecast = { fault: null, ofTen: null, turns: 0, isOnSide: false };

function toPage(id: number, forecast: Partial<PageForecast>, turns: PaperPage['turns'] = 0): PaperPage {
  const image = new Blob();
  return { id, image, width: 1700, height: 2200, url: '', turns, forecast: { ...fine, ...forecast } };
}

const show = (page: PaperPage) => render(<PageCard page={page} number={3} count={12} isBusy={false} />);

it('a page that is fine has its number and nothing else to read', () => {
  show(toPage(1, {}));
  expect(screen.getByRole('listitem').textContent).toBe('Page 3 of 12');
});

it('a dark page says what to do and how much of it will be readable, and can be taken again', () => {
  show(toPage(1, { fault: 'dark', ofTen: 6 }));
  screen.getByText('Too dark. Take it again near a window or a lamp.');
  screen.getByText('About 6 of 10 boxes will be readable.');
  screen.getByLabelText('New picture of page 3');
});

it('of a page that is cut off no number is told: what lies outside the picture is not known', () => {
  show(toPage(1, { fault: 'cutOff' }));
  screen.getByText('A side is cut off. Take it again with all four edges in the picture.');
  expect(screen.queryByText(/of 10 boxes/)).toBeNull();
});

it('a page of which nothing will be read is not counted in boxes', () => {
  show(toPage(1, { fault: 'blurred', ofTen: 0 }));
  screen.getByText('We will not be able to read this page.');
});

it('a page on its side is told to be turned until it is, and need not be taken again', () => {
  show(toPage(1, { isOnSide: true }));
  screen.getByText(/lies on its side/);
  expect(screen.queryByRole('button', { name: 'Take again' })).toBeNull();
  cleanup();
  show(toPage(1, { isOnSide: true }, 1));
  expect(screen.queryByText(/lies on its side/)).toBeNull();
});

it('names the pages to take again, each with its reason, in the order they lie', () => {
  usePages.setState({
    pages: [
      toPage(1, {}),
      toPage(2, { fault: 'cutOff' }),
      toPage(3, { fault: 'blurred', ofTen: 4 }),
      toPage(4, { isOnSide: true }),
      toPage(5, { fault: 'blurred', ofTen: 7 }),
    ],
  });
  render(<AgainNote />);
  screen.getByText('Take pages 2-3, 5 again before you upload, if you can.');
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Page 2: a side is cut off',
    'Pages 3, 5: blurred',
  ]);
});

it('an empty page is named, and nobody is asked to take it again', () => {
  usePages.setState({ pages: [toPage(1, { fault: 'empty' })] });
  const { container } = render(<AgainNote />);
  expect(container.textContent).toBe('Page 1: looks empty');
});

it('says nothing of pages that are all fine', () => {
  usePages.setState({ pages: [toPage(1, {}), toPage(2, { isOnSide: true })] });
  const { container } = render(<AgainNote />);
  expect(container.textContent).toBe('');
});
