// Runs programs of node_modules/.bin, and files by this Node.
import { spawn, spawnSync } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const bin = path.join(root, 'node_modules', '.bin');
const locate = (program) => (program === 'node' ? process.execPath : path.join(bin, program));

const toOptions = (stdout, env = {}) => ({
  cwd: root,
  stdio: ['ignore', stdout, stdout],
  env: { ...process.env, ...env },
  shell: process.platform === 'win32',
});

/** Runs one program with its output on screen; returns its exit code. */
export function runStep(program, args, env) {
  const { status } = spawnSync(locate(program), args, toOptions('inherit', env));
  return status ?? 1;
}

/** Runs one program beside others; its exit code and all it has said, once it has ended. */
export function runBeside(program, args) {
  const child = spawn(locate(program), args, toOptions('pipe'));
  const said = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (bytes) => said.push(bytes));
  return new Promise((resolve) => {
    child.once('error', (error) => resolve({ code: 1, output: String(error) }));
    child.once('close', (code) => resolve({ code: code ?? 1, output: Buffer.concat(said).toString() }));
  });
}
