/** The pages of the site, as the browser routes them and the server knows them; every other address is none. */
export const pagePaths = {
  home: '/',
  app: '/app',
  review: '/review',
  generate: '/generate',
  i485Guide: '/i485-guide',
  i765Guide: '/i765-guide',
  mirror: '/mirror',
  readBack: '/read-back',
  legalHelp: '/legal-help',
  limits: '/limits',
  privacy: '/privacy',
  documents: '/app/documents',
  resetPassword: '/reset-password',
  admin: '/admin',
  confirmEmail: '/confirm-email/:token',
  unsubscribe: '/unsubscribe/:token',
  attorneyReview: '/attorney-review/:reviewToken',
} as const;

const toPattern = (path: string) => new RegExp(`^${path.replace(/\/:\w+/g, '/[^/]+')}/?$`, 'i');
const patterns = Object.values(pagePaths).map((path) => ({ path, pattern: toPattern(path) }));

/** The page that a path, without query and hash, leads to, as it is declared. Case and a slash at the end do not count. */
export const findPagePath = (path: string): string | undefined =>
  patterns.find(({ pattern }) => pattern.test(path))?.path;

/** Whether a path, without query and hash, is one of a page. */
export const isPagePath = (path: string): boolean => findPagePath(path) !== undefined;
