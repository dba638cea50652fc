export { backUp } from './back-up.ts';
export { deleteForgottenFilesJob } from './delete-forgotten-files.job.ts';
export { tidyDatabaseJob, tidyDatabaseWholeJob } from './tidy-database.job.ts';
