import type { QueryOptions } from '@electric-sql/pglite';

/** What the embedded database's thread is asked to do. */
export type EngineCall =
  | { readonly do: 'query'; readonly text: string; readonly values: unknown[]; readonly options: QueryShape }
  /** Several statements without values. */
  | { readonly do: 'exec'; readonly text: string }
  | { readonly do: 'close' };

/** Query options that can cross to another thread: functions cannot. */
interface QueryShape {
  readonly rowMode?: NonNullable<QueryOptions['rowMode']>;
  /** Types (by their number) whose values come as the text PostgreSQL sends. */
  readonly textTypes: readonly number[];
}

export interface EngineRequest {
  readonly id: number;
  readonly call: EngineCall;
}

export type EngineAnswer =
  | { readonly id: number; readonly ok: true; readonly value: unknown }
  | {
      readonly id: number;
      readonly ok: false;
      readonly error: Readonly<Record<string, unknown>>;
      /** The engine is of no further use. */
      readonly isEnd: boolean;
    };

/** Said once by the thread, before it answers anything. */
export type EngineStart =
  | { readonly ready: true }
  | { readonly ready: false; readonly error: Readonly<Record<string, unknown>> };
