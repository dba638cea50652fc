import type { drizzleAdapter } from 'better-auth/adapters/drizzle';
import type { KeyedHash } from '../sealing/derive-key.ts';

type AdapterFactory = ReturnType<typeof drizzleAdapter>;
type Adapter = ReturnType<AdapterFactory>;
type Where = Parameters<Adapter['count']>[0]['where'];

/** The hashes that took the place of tokens in one question, and the tokens they stand for. */
class Exchange {
  readonly #tokens = new Map<string, string>();
  constructor(private readonly hash: KeyedHash) {}

  toHash(token: unknown): string {
    const hashed = this.hash(String(token));
    this.#tokens.set(hashed, String(token));
    return hashed;
  }

  toWhere<W extends Where>(where: W): W {
    const exchange = (value: unknown) =>
      Array.isArray(value) ? value.map((one) => this.toHash(one)) : this.toHash(value);
    return where?.map((one) => (one.field === 'token' ? { ...one, value: exchange(one.value) } : one)) as W;
  }

  /** The row with the token that was asked with, which whoever asked goes on with. */
  restore<R>(row: R): R {
    const { token } = (row ?? {}) as { token?: string };
    const plain = token === undefined ? undefined : this.#tokens.get(token);
    return plain === undefined ? row : { ...row, token: plain };
  }
}

/**
 * better-auth keeps a session's token as it is. Between it and the database each token becomes a keyed hash, so that
 * whoever reads the database holds no session. A question it may ask some day in a way that is not translated here finds
 * no session, and lets nobody in.
 */
export const hashSessionTokens =
  (createAdapter: AdapterFactory, hash: KeyedHash): AdapterFactory =>
  (options) =>
    translate(createAdapter(options), hash);

function translate(inner: Adapter, hash: KeyedHash): Adapter {
  const isSession = ({ model }: { model: string }) => model === 'session';
  const asked = <Q extends { model: string; where?: Where }>(question: Q) => {
    const exchange = new Exchange(hash);
    return {
      exchange,
      question: isSession(question) ? { ...question, where: exchange.toWhere(question.where) } : question,
    };
  };
  return {
    ...inner,
    create: async <T extends Record<string, unknown>, R = T>(question: Parameters<Adapter['create']>[0]) => {
      if (!isSession(question)) return inner.create<T, R>(question as never);
      const exchange = new Exchange(hash);
      const data = { ...question.data, token: exchange.toHash(question.data.token) };
      return exchange.restore(await inner.create<T, R>({ ...question, data } as never));
    },
    findOne: async <T>(input: Parameters<Adapter['findOne']>[0]) => {
      const { exchange, question } = asked(input);
      return exchange.restore(await inner.findOne<T>(question));
    },
    findMany: async <T>(input: Parameters<Adapter['findMany']>[0]) => {
      const { exchange, question } = asked(input);
      return (await inner.findMany<T>(question)).map((row) => exchange.restore(row));
    },
    update: async <T>(input: Parameters<Adapter['update']>[0]) => {
      const { exchange, question } = asked(input);
      return exchange.restore(await inner.update<T>(question));
    },
    updateMany: (input) => inner.updateMany(asked(input).question),
    count: (input) => inner.count(asked(input).question),
    delete: (input) => inner.delete(asked(input).question),
    deleteMany: (input) => inner.deleteMany(asked(input).question),
    transaction: (work) => inner.transaction((tx) => work(translate(tx as Adapter, hash))),
  };
}
