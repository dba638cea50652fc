import { Worker } from 'node:worker_threads';
import type { PGlite, QueryOptions, Results } from '@electric-sql/pglite';
import type { EngineAnswer, EngineCall, EngineStart } from './messages.ts';
import { Turns } from './turns.ts';

/** What the product uses of a PGlite database, wherever it runs. */
export interface EmbeddedClient {
  query<Row>(text: string, values?: unknown[], options?: QueryOptions): Promise<Results<Row>>;
  exec(text: string): Promise<readonly { rows: unknown[] }[]>;
  transaction<Value>(work: (tx: Pick<EmbeddedClient, 'query' | 'exec'>) => Promise<Value>): Promise<Value>;
  close(): Promise<void>;
}

/** A PGlite of this process serves as it is. */
export const asEmbeddedClient = (client: PGlite): EmbeddedClient => client as unknown as EmbeddedClient;

const toError = (plain: Readonly<Record<string, unknown>>): Error =>
  Object.assign(new Error(String(plain.message)), plain);

/** The database's thread with its calls under way. Of no use once it has ended. */
class Engine {
  readonly #worker: Worker;
  readonly #waiting = new Map<
    number,
    { resolve: (value: unknown) => void; reject: (error: Error) => void }
  >();
  #nextId = 0;
  hasEnded = false;

  private constructor(folder: string) {
    this.#worker = new Worker(new URL('./start-engine.mjs', import.meta.url), {
      execArgv: [],
      workerData: folder,
      // What passes through it lives shortly: more room would only be held.
      resourceLimits: { maxYoungGenerationSizeMb: 16 },
    });
  }

  /** @throws Error when the folder cannot be opened */
  static async start(folder: string): Promise<Engine> {
    const engine = new Engine(folder);
    await new Promise<void>((resolve, reject) => {
      engine.#worker.on('error', (error) => {
        engine.#end(error as Error);
        reject(error);
      });
      engine.#worker.on('exit', () => {
        const error = new Error('the embedded database has ended');
        engine.#end(error);
        reject(error);
      });
      engine.#worker.on('message', (message: EngineStart | EngineAnswer) => {
        if ('id' in message) engine.#settle(message);
        else if (message.ready) resolve();
        else reject(toError(message.error));
      });
    });
    engine.#worker.unref();
    return engine;
  }

  call(call: EngineCall): Promise<unknown> {
    if (this.hasEnded) return Promise.reject(new Error('the embedded database has ended'));
    const id = this.#nextId++;
    return new Promise((resolve, reject) => {
      // While an answer is due the process must not end; between calls the thread alone must not keep it alive.
      this.#worker.ref();
      this.#waiting.set(id, { resolve, reject });
      this.#worker.postMessage({ id, call });
    });
  }

  async close(): Promise<void> {
    await this.call({ do: 'close' }).catch(() => undefined);
    await this.terminate();
  }

  /** Resolves once the thread is gone, and with it its hold on the folder. */
  async terminate(): Promise<void> {
    await this.#worker.terminate();
  }

  #settle(answer: EngineAnswer): void {
    const waiting = this.#waiting.get(answer.id);
    this.#waiting.delete(answer.id);
    if (this.#waiting.size === 0) this.#worker.unref();
    if (answer.ok) {
      waiting?.resolve(answer.value);
      return;
    }
    const error = toError(answer.error);
    waiting?.reject(error);
    if (answer.isEnd) this.#end(error);
  }

  #end(error: Error): void {
    this.hasEnded = true;
    for (const { reject } of this.#waiting.values()) reject(error);
    this.#waiting.clear();
  }
}

const toShape = (options: QueryOptions | undefined) => ({
  ...(options?.rowMode && { rowMode: options.rowMode }),
  // Drizzle parses these itself: all its parsers hand on the text.
  textTypes: Object.keys(options?.parsers ?? {}).map(Number),
});

type Statements = Pick<EmbeddedClient, 'query' | 'exec'>;

const toStatements = (call: (asked: EngineCall) => Promise<unknown>): Statements =>
  ({
    query: (text: string, values: unknown[] = [], options?: QueryOptions) =>
      call({ do: 'query', text, values, options: toShape(options) }),
    exec: (text: string) => call({ do: 'exec', text }),
  }) as Statements;

/** All statements of a transaction go to the engine that began it: another one would know nothing of it. */
async function inTransaction<Value>(
  engine: Engine,
  work: (tx: Statements) => Promise<Value>,
): Promise<Value> {
  const tx = toStatements((asked) => engine.call(asked));
  await tx.exec('begin');
  try {
    const value = await work(tx);
    await tx.exec('commit');
    return value;
  } catch (error) {
    if (!engine.hasEnded) await tx.exec('rollback');
    throw error;
  }
}

/** The engine that serves now; one that has ended is started again, once for all who ask. */
class Engines {
  #current: Promise<Engine>;
  #isClosed = false;

  private constructor(
    private readonly folder: string,
    first: Engine,
  ) {
    this.#current = Promise.resolve(first);
  }

  static async start(folder: string): Promise<Engines> {
    return new Engines(folder, await Engine.start(folder));
  }

  get(): Promise<Engine> {
    this.#current = this.#current.then(
      (engine) => this.#renew(engine),
      () => Engine.start(this.folder),
    );
    return this.#current;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await (await this.#current).close();
  }

  async #renew(engine: Engine): Promise<Engine> {
    if (!engine.hasEnded || this.#isClosed) return engine;
    await engine.terminate();
    return Engine.start(this.folder);
  }
}

/**
 * The embedded database in a thread of its own. Statements are answered in the order they were asked, a transaction as
 * one; they are handed over without waiting for the answers of those before, so that the thread never stands idle. When
 * the engine ends by a fault, what was under way fails, and the next statement opens the folder again.
 * @throws Error when the folder cannot be opened
 */
export async function openEmbeddedClient(folder: string): Promise<EmbeddedClient> {
  const turns = new Turns();
  const engines = await Engines.start(folder);
  const statements = toStatements(async (asked) => (await engines.get()).call(asked));
  return {
    query: (...args) => turns.share(() => statements.query(...args)),
    exec: (text) => turns.share(() => statements.exec(text)),
    transaction: (work) => turns.alone(async () => inTransaction(await engines.get(), work)),
    close: () => turns.alone(() => engines.close()),
  };
}
