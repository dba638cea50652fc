export * from './account-schema.ts';
export * from './admin-schema.ts';
export * from './document-schema.ts';
export * from './email-schema.ts';
export * from './knowledge-schema.ts';
export * from './review-schema.ts';
export * from './usage-schema.ts';
export * from './visit-schema.ts';
