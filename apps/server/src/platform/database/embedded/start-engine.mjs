// A thread does not inherit the TypeScript loader of every runner (Vitest has its own), so it brings its own.
import { register } from 'tsx/esm/api';

register();
await import('./engine.ts');
