export { attendRuns } from './process-document.ts';
export { attendTexts } from './read-raw-text.ts';
export { clearClaims } from './runs.repo.ts';
export { registerRunRoutes } from './runs.routes.ts';
