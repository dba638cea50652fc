/** Work sent to a thread. `name` picks the handler, `input` must survive structured cloning. */
export interface ThreadCall {
  readonly id: number;
  readonly name: string;
  readonly input: unknown;
}

export type ThreadReply =
  | { readonly id: number; readonly ok: true; readonly value: unknown; readonly heldBytes: number }
  | { readonly id: number; readonly ok: false; readonly error: ThreadFailure; readonly heldBytes: number };

/** An error's parts that cross from thread to thread. */
export interface ThreadFailure {
  readonly name: string;
  readonly message: string;
  readonly code?: string;
  readonly remedy?: string;
  readonly stack?: string;
}

/** The reply a thread sends by itself when it is ready for calls; its value is `findThreadNumber`'s. */
export const readyId = -1;
