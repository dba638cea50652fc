export { createVisitor } from './identify-visitor.ts';
export { deleteIdleVisitors, findVisitorId } from './visitors.repo.ts';
