import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(new URL('../apps/server/src/main.ts', import.meta.url));
const startTimeoutMs = 180_000;

export interface RunningServer {
  readonly url: string;
  readonly child: ChildProcess;
  readonly output: () => string;
  /** SIGKILL: nothing is put in order. */
  readonly kill: () => Promise<void>;
  /** SIGTERM, and waits for its end. */
  readonly stop: () => Promise<void>;
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
}

export interface ServerOptions {
  readonly env?: Record<string, string>;
  /** A program that runs the server, such as `unshare`, with its arguments. */
  readonly wrap?: readonly string[];
}

/** Starts the product itself on `dataDir`. @throws with what it said, when it does not start. */
export async function startServer(
  dataDir: string,
  { env = {}, wrap = [] }: ServerOptions = {},
): Promise<RunningServer> {
  const [program = process.execPath, ...args] = [...wrap, process.execPath, '--import', 'tsx', main];
  const child = spawn(program, args, {
    env: { ...process.env, DATA_DIR: dataDir, PORT: '0', HOST: '127.0.0.1', DATABASE_URL: '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk) => {
      output += chunk;
    });
  const until = Date.now() + startTimeoutMs;
  for (;;) {
    const url = /Puente is ready at (\S+)/.exec(output)?.[1];
    if (url) {
      return {
        url,
        child,
        output: () => output,
        kill: () => end(child, 'SIGKILL'),
        stop: () => end(child, 'SIGTERM'),
      };
    }
    if (child.exitCode !== null || Date.now() > until) {
      await end(child, 'SIGKILL');
      throw new Error(`the server did not start: ${output.slice(-2000)}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
