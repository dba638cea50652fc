// A thread does not inherit the TypeScript loader of every runner (Vitest has its own), so it brings its own.
import { workerData } from 'node:worker_threads';
import { register } from 'tsx/esm/api';

register();
await import(workerData.entry);
