import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { MessageChannel, type MessagePort } from 'node:worker_threads';
import type { SecondCall, SecondReply } from './second-messages.ts';

export interface SecondProcessOptions {
  /** It computes only where nobody else does. */
  readonly onlyIdle: boolean;
  /** Told at its first answer that it is there, and once that it is not to be had on this machine. */
  readonly onKnown?: (isThere: boolean) => void;
  readonly entry?: URL;
  /** Unused for this long, it is ended, which gives back all its memory. */
  readonly idleMs?: number;
  /** A call that takes longer is answered with nothing, and the process ended. */
  readonly timeoutMs?: number;
}

interface Waiting {
  readonly port: MessagePort;
  readonly id: number;
  readonly timer: NodeJS.Timeout;
}

/** So many ends in a row without an answer between them: it will not do here. */
const maxEnds = 3;
const heapMb = 128;

/**
 * The second reader's process, one for all reading threads, started at the first call. It is a process because threads are
 * ended in the middle of their work, which its native code would take the whole program down with.
 */
export class SecondProcess {
  readonly #options: Required<SecondProcessOptions>;
  readonly #waiting = new Map<number, Waiting>();
  #child: ChildProcess | null = null;
  #lastId = 0;
  #ends = 0;
  #isAbsent = false;
  #hasAnswered = false;
  #idle: NodeJS.Timeout | undefined;

  constructor(options: SecondProcessOptions) {
    this.#options = {
      entry: new URL('./start-second-reader.mjs', import.meta.url),
      onKnown() {},
      idleMs: 60_000,
      timeoutMs: 60_000,
      ...options,
    };
  }

  /** A way to it for one thread, which closes with the thread; for `askSecondReader`. */
  connect(): MessagePort {
    const { port1, port2 } = new MessageChannel();
    port1.on('message', (call: SecondCall) => this.#ask(port1, call));
    port1.unref();
    return port2;
  }

  /** Of the process, for tests; undefined while there is none. */
  get processId(): number | undefined {
    return this.#child?.pid;
  }

  close(): void {
    this.#isAbsent = true;
    this.#end();
  }

  #ask(port: MessagePort, { id, pictures }: SecondCall): void {
    if (this.#isAbsent) {
      port.postMessage({ id, read: null } satisfies SecondReply);
      return;
    }
    clearTimeout(this.#idle);
    const own = ++this.#lastId;
    const timer = setTimeout(() => this.#end(), this.#options.timeoutMs);
    timer.unref();
    this.#waiting.set(own, { port, id, timer });
    this.#child ??= this.#start();
    this.#child.send({ id: own, pictures } satisfies SecondCall);
  }

  #start(): ChildProcess {
    const { entry, onlyIdle } = this.#options;
    const child = fork(fileURLToPath(entry), onlyIdle ? ['only-idle'] : [], {
      // It needs nothing of what the program was told.
      env: {},
      execArgv: [`--max-old-space-size=${heapMb}`],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    child.unref();
    child.channel?.unref();
    child.on('message', (reply: SecondReply) => this.#settle(reply));
    const lost = () => this.#lose(child);
    child.on('error', lost);
    child.on('exit', lost);
    return child;
  }

  #settle({ id, read }: SecondReply): void {
    if (read) this.#noteAnswer();
    this.#answer(id, read);
    if (read === null) this.#giveUp();
    else if (this.#waiting.size === 0) this.#waitIdle();
  }

  #answer(own: number, read: SecondReply['read']): void {
    const waiting = this.#waiting.get(own);
    if (!waiting) return;
    this.#waiting.delete(own);
    clearTimeout(waiting.timer);
    waiting.port.postMessage({ id: waiting.id, read } satisfies SecondReply);
  }

  #noteAnswer(): void {
    this.#ends = 0;
    if (!this.#hasAnswered) this.#options.onKnown(true);
    this.#hasAnswered = true;
  }

  #waitIdle(): void {
    clearTimeout(this.#idle);
    this.#idle = setTimeout(() => this.#end(), this.#options.idleMs);
    this.#idle.unref();
  }

  /** It ended by itself. What it had in hand may have been the reason, and is not sent again. */
  #lose(child: ChildProcess): void {
    if (this.#child !== child) return;
    this.#end();
    if (++this.#ends >= maxEnds) this.#giveUp();
  }

  #giveUp(): void {
    const isNew = !this.#isAbsent;
    this.#isAbsent = true;
    this.#end();
    if (isNew) this.#options.onKnown(false);
  }

  #end(): void {
    clearTimeout(this.#idle);
    const child = this.#child;
    this.#child = null;
    child?.kill('SIGKILL');
    for (const own of [...this.#waiting.keys()]) this.#answer(own, null);
  }
}
