// npm run dev: the server with reload on change, and Vite with hot reload in front of it.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { root } from './run-steps.mjs';

const bin = path.join(root, 'node_modules', '.bin');
const children = [
  spawn(path.join(bin, 'tsx'), ['watch', '--clear-screen=false', 'apps/server/src/main.ts'], {
    cwd: root,
    stdio: 'inherit',
  }),
  spawn(path.join(bin, 'vite'), ['--host', '127.0.0.1'], {
    cwd: path.join(root, 'apps/web'),
    stdio: 'inherit',
  }),
];

const stop = () => {
  for (const child of children) child.kill('SIGTERM');
};
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
for (const child of children) child.on('exit', stop);
