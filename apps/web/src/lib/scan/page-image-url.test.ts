import { expect, it } from 'vitest';
import { toReviewPageUrl } from './page-image-url.ts';

it('names the pages that were shared, and none of the others', () => {
  const pageUrl = toReviewPageUrl('a1', [1, 3]);
  expect([1, 2, 3, 4].map(pageUrl)).toEqual(['/api/review/a1/pages/1', null, '/api/review/a1/pages/3', null]);
});
