export { countDays, deleteOldCounts } from './delete-old-counts.ts';
export { noteDownload, notePreflight } from './note-download.ts';
export { noteStep } from './note-step.ts';
export { hideFew, toAnalytics } from './to-analytics.ts';
export { listCounts, type UsageCount } from './usage.repo.ts';
