export { findDecisions } from './find-decisions.ts';
export { findInstalled } from './installed-blanks.ts';
export { findPaperEdition, listPaperEditions } from './paper-editions.ts';
export { readDecisions, toDecisionsPath } from './read-decisions.ts';
export { toHash } from './to-hash.ts';
export { toInstalledName } from './to-installed-name.ts';
