import { spawn } from 'node:child_process';
import path from 'node:path';
import { serverEnv } from './server-env.mjs';

const root = path.resolve(import.meta.dirname, '..');
const server = spawn(
  process.execPath,
  ['--enable-source-maps', '--import', 'tsx', 'apps/server/src/main.ts'],
  // Should this process be killed, the end of the channel tells the server to stop.
  { cwd: root, stdio: ['inherit', 'inherit', 'inherit', 'ipc'], env: { ...serverEnv, ...process.env } },
);
process.on('SIGTERM', () => server.kill('SIGTERM'));
// A terminal tells both; told twice, the server would end at once instead of in order.
process.on('SIGINT', () => {});
server.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
