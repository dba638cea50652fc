export { admitSlowly, toTurn } from './admit-slowly.ts';
export { deleteAttempts, deleteOutdatedAttempts, findAttempts, removeAttempt } from './attempts.repo.ts';
export { countAttempts } from './count-attempts.ts';
