import type { Reviewer, ReviewMessage, SubmittedStatus } from '@puente/contract';
import { createStore } from 'zustand/vanilla';
import type { LookedAt } from './reviewer-needs.ts';

/** What a reviewer has written besides the answers, and what was said between both. */
export interface Typed {
  readonly reviewer: Reviewer;
  readonly reviewStatus: SubmittedStatus;
  readonly reviewNotes: string;
  /** Notes on answers, by the path these had when the form was opened. */
  readonly fieldNotes: ReadonlyMap<string, string>;
  readonly messages: readonly ReviewMessage[];
  /** Until the page is closed; no part of the review. */
  readonly lookedAt: LookedAt;
}

const unsaved: ReadonlySet<string> = new Set<keyof Typed>(['messages', 'lookedAt']);

export interface TypedStore {
  readonly get: () => Typed;
  readonly set: (change: Partial<Typed>) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

export function createTypedStore(atStart: Typed, onTyped: () => void): TypedStore {
  const { getState, setState, subscribe } = createStore(() => atStart);
  return {
    get: getState,
    set: (change) => {
      setState(change);
      // Messages are on the server already.
      if (Object.keys(change).some((key) => !unsaved.has(key))) onTyped();
    },
    subscribe,
  };
}
