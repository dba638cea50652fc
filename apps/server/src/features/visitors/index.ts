export { createVisitor, identifyVisitor } from './identify-visitor.ts';
export { deleteIdleVisitors } from './visitors.repo.ts';
