export { conceptsOf } from './concepts-of.ts';
export { listAsked } from './list-asked.ts';
