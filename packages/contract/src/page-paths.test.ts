import { expect, it } from 'vitest';
import { findPagePath, isPagePath, pagePaths } from './page-paths.ts';

it('knows every page of the site, however its address is written', () => {
  for (const path of Object.values(pagePaths)) expect(isPagePath(path), path).toBe(true);
  for (const path of ['/app/', '/App', '/attorney-review/some-token', '/app/documents/'])
    expect(isPagePath(path), path).toBe(true);
});

it.each(['/no-such-page', '/appx', '/app/more', '/attorney-review', '/attorney-review/a/b', ''])(
  'knows no page at %j',
  (path) => {
    expect(isPagePath(path)).toBe(false);
  },
);

it('names a page without what its address names', () => {
  expect(findPagePath('/Attorney-review/some-token/')).toBe('/attorney-review/:reviewToken');
  expect(findPagePath('/app')).toBe('/app');
  expect(findPagePath('/app/some-token')).toBeUndefined();
});
