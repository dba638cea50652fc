// A process brings its own TypeScript loader, the one for `require`: the other would start a thread beside it.
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { register } from 'tsx/cjs/api';

register();
createRequire(import.meta.url)(fileURLToPath(new URL('./serve-second-reader.ts', import.meta.url)));
