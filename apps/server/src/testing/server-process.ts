import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { waitUntil } from './wait-until.ts';

const main = fileURLToPath(new URL('../main.ts', import.meta.url));
/** A busy machine may take a minute to start what an idle one starts in three seconds. */
const startTimeoutMs = 180_000;

export interface SpawnedServer {
  readonly child: ChildProcess;
  readonly output: () => string;
}

export interface RunningServer extends SpawnedServer {
  readonly url: string;
  /** SIGKILL: nothing is put in order. */
  readonly kill: () => Promise<void>;
  /** SIGTERM, and waits for its end. */
  readonly stop: () => Promise<void>;
}

export async function endServer({ child }: SpawnedServer, signal: NodeJS.Signals): Promise<void> {
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

/** What a first start leaves in an empty folder, where a run of tests has made it ready. */
function fillEmpty(dataDir: string): void {
  const { NEW_DATA } = process.env;
  const isEmpty = !existsSync(dataDir) || readdirSync(dataDir).length === 0;
  if (NEW_DATA && isEmpty) cpSync(NEW_DATA, dataDir, { recursive: true });
}

/** The product itself as a process of its own on `dataDir`, from its first moment. */
export function spawnServer(dataDir: string, { env = {}, wrap = [] }: ServerOptions = {}): SpawnedServer {
  if (!env.DATABASE_URL && wrap.length === 0) fillEmpty(dataDir);
  const [program = process.execPath, ...args] = [...wrap, process.execPath, '--import', 'tsx', main];
  const child = spawn(program, args, {
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      PORT: '0',
      HOST: '127.0.0.1',
      DATABASE_URL: '',
      READ_ONLY_WHEN_IDLE: 'off',
      WARM_UP: 'off',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk) => {
      output += chunk;
    });
  return { child, output: () => output };
}

/** Waits until it says where it listens. @throws with what it said, when it does not start */
export async function waitForServer(server: SpawnedServer): Promise<RunningServer> {
  const { child, output } = server;
  try {
    const url = await waitUntil(
      () => {
        if (child.exitCode !== null) throw new Error('it ended');
        return /Puente is ready at (\S+)/.exec(output())?.[1];
      },
      'the server prints its address',
      startTimeoutMs,
    );
    return {
      ...server,
      url,
      kill: () => endServer(server, 'SIGKILL'),
      stop: () => endServer(server, 'SIGTERM'),
    };
  } catch (error) {
    await endServer(server, 'SIGKILL');
    throw new Error(`the server did not start: ${output().slice(-2000)}`, { cause: error });
  }
}

export const startServer = (dataDir: string, options?: ServerOptions): Promise<RunningServer> =>
  waitForServer(spawnServer(dataDir, options));
