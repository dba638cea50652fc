// A thread does not inherit the TypeScript loader of every runner (Vitest has its own), so it brings its own: the one
// for `require`, which works inside the thread. The one for `import` would start a second thread beside each, and with
// it hold twice the memory.
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { workerData } from 'node:worker_threads';
import { register } from 'tsx/cjs/api';

register();
createRequire(import.meta.url)(fileURLToPath(workerData.entry));
