// First: schemas look at this when they are made.
import './zod-without-eval.ts';

export * from '@puente/contract';
