export { measureReadings } from './estimate-seconds.ts';
export { attendRuns } from './process-document.ts';
export { attendTexts } from './read-raw-text.ts';
export { keptMs as readingTimeMs } from './reading-times.repo.ts';
export { retryFailedRun } from './retry-failed-run.ts';
export { clearClaims } from './runs.repo.ts';
export { registerRunRoutes } from './runs.routes.ts';
export { startProcessing } from './start-processing.ts';
