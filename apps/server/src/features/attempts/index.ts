export { deleteOutdatedAttempts, removeAttempt } from './attempts.repo.ts';
export { countAttempts } from './count-attempts.ts';
