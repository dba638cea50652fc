export { processDocumentJob } from './process-document.job.ts';
export { createProcessDocument } from './process-document.ts';
export { readRawTextJob } from './read-raw-text.job.ts';
export { createReadRawText } from './read-raw-text.ts';
export { resumeAbandonedRuns, resumeAtStart } from './resume-abandoned-runs.ts';
export { registerRunRoutes } from './runs.routes.ts';
