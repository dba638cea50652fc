export * from './accounts.ts';
export * from './documents.ts';
export * from './endpoints.ts';
export * from './errors.ts';
export * from './evidence.ts';
export * from './form-history.ts';
export * from './i485-form-data.ts';
export * from './i765-form-data.ts';
