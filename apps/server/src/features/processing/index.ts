export { processDocumentJob } from './process-document.job.ts';
export { createProcessDocument } from './process-document.ts';
export { registerProcessingRoutes } from './processing.routes.ts';
export { resumeAbandonedRuns, resumeAtStart } from './resume-abandoned-runs.ts';
