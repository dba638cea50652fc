import type { FieldIssue } from '../../../lib/api/api-error.ts';

type SaveState<Theirs> =
  | { readonly kind: 'idle' }
  /** Typed, and saved in a moment. */
  | { readonly kind: 'unsaved' }
  | { readonly kind: 'saving' }
  | { readonly kind: 'saved'; readonly at: Date }
  /** The connection or the server failed; it is tried again without being asked. */
  | { readonly kind: 'waiting' }
  /** The server refused it; trying the same again is of no use. */
  | { readonly kind: 'refused'; readonly message: string | null; readonly issues: readonly FieldIssue[] }
  /** Somebody saved another version meanwhile; the person chooses. */
  | { readonly kind: 'conflict'; readonly theirs: Theirs; readonly version: number };

export type SaveFailure =
  | { readonly kind: 'lost' }
  | { readonly kind: 'conflict' }
  | { readonly kind: 'refused'; readonly message: string | null; readonly issues: readonly FieldIssue[] };

export interface SaveParts<Body, Theirs> {
  /** The version on the server that the answers were made from. */
  readonly version: number;
  /** The answers as they are now. */
  readonly read: () => Body;
  /** `replaces`: a version this queue made a moment ago, which need not be kept beside the new one. */
  readonly send: (
    body: Body,
    version: number,
    replaces: number | null,
  ) => Promise<{ readonly version: number; readonly savedAt: Date }>;
  readonly toFailure: (error: unknown) => SaveFailure;
  /** What the server has now. */
  readonly fetchTheirs: () => Promise<{ readonly version: number; readonly theirs: Theirs }>;
  readonly isSame: (theirs: Theirs, body: Body) => boolean;
  /** Takes over what was changed elsewhere; false when a person has to choose. */
  readonly merge?: (theirs: Theirs) => boolean;
  readonly onSaved?: (body: Body, version: number) => void;
}

export interface SaveQueue<Theirs> {
  /** Something was changed: it is saved after a pause in the typing. */
  readonly touch: () => void;
  /** Saves now; true when nothing is left unsaved. */
  readonly flush: () => Promise<boolean>;
  /** Of a conflict: the answers here go over the other version. */
  readonly keepMine: () => Promise<boolean>;
  readonly state: () => SaveState<Theirs>;
  readonly subscribe: (listener: () => void) => () => void;
  readonly isUnsaved: () => boolean;
  readonly isSending: () => boolean;
  readonly version: () => number;
  /** Nothing is sent by itself any more, also when a save under way fails; until it is touched or told to save. */
  readonly stop: () => void;
}

/** How long the typing must pause before a save, and how long a save may be put off by typing that goes on. */
export const pauseMs = 1_500;
export const longestWaitMs = 10_000;
const firstRetryMs = 2_000;
const longestRetryMs = 30_000;
/** Of the saves in a stretch of this length the last is kept. */
const stretchMs = 10 * 60_000;

/**
 * Saves answers one after another, each made from the version before it. What could not be sent is kept and tried again;
 * a save whose answer was lost on the way is recognised as our own and not taken for somebody else's.
 */
export const createSaveQueue = <Body, Theirs>(parts: SaveParts<Body, Theirs>): SaveQueue<Theirs> => {
  const listeners = new Set<() => void>();
  let state: SaveState<Theirs> = { kind: 'idle' };
  let version = parts.version;
  let dirty = false;
  let dirtySince = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let retryMs = firstRetryMs;
  let running: Promise<boolean> | null = null;
  let stopped = false;
  /** Sent, but nobody told us whether they arrived. */
  let unanswered: Body[] = [];
  /** What a person chose in a conflict stays as a version of its own. */
  let isChosen = false;
  let stretch: { readonly since: number; readonly version: number } | null = null;

  const change = (next: SaveState<Theirs>) => {
    if (next.kind === state.kind && next.kind !== 'saved' && next.kind !== 'refused') return;
    state = next;
    for (const listener of listeners) listener();
  };
  const runIn = (delayMs: number) => {
    clearTimeout(timer);
    if (!stopped) timer = setTimeout(() => void run(), delayMs);
  };
  const runAfterPause = () => runIn(Math.max(0, Math.min(pauseMs, dirtySince + longestWaitMs - Date.now())));

  const sendOnce = async (): Promise<'saved' | 'again' | 'stopped'> => {
    dirty = false;
    const body = parts.read();
    change({ kind: 'saving' });
    try {
      const isOurs = stretch?.version === version && Date.now() - stretch.since < stretchMs;
      const saved = await parts.send(body, version, isOurs ? version : null);
      version = saved.version;
      stretch = isChosen ? null : { since: isOurs && stretch ? stretch.since : Date.now(), version };
      isChosen = false;
      unanswered = [];
      retryMs = firstRetryMs;
      parts.onSaved?.(body, version);
      change(dirty ? { kind: 'unsaved' } : { kind: 'saved', at: saved.savedAt });
      return 'saved';
    } catch (error) {
      dirty = true;
      return recover(parts.toFailure(error), body);
    }
  };
  const recover = async (failure: SaveFailure, body: Body): Promise<'again' | 'stopped'> => {
    if (failure.kind === 'refused') {
      change(failure);
      return 'stopped';
    }
    if (failure.kind === 'conflict') {
      const found = await parts.fetchTheirs().catch(() => null);
      const isOurs = found && [...unanswered, body].some((sent) => parts.isSame(found.theirs, sent));
      if (found && (isOurs || parts.merge?.(found.theirs))) {
        version = found.version;
        return 'again';
      }
      if (found) {
        change({ kind: 'conflict', ...found });
        return 'stopped';
      }
    } else unanswered.push(body);
    change({ kind: 'waiting' });
    runIn(retryMs);
    retryMs = Math.min(retryMs * 2, longestRetryMs);
    return 'stopped';
  };
  const sendAll = async (untilClean: boolean): Promise<boolean> => {
    while (dirty) {
      const outcome = await sendOnce();
      if (outcome === 'stopped') return false;
      // What was typed meanwhile waits for its own pause, unless somebody waits for all of it.
      if (outcome === 'saved' && dirty && !untilClean) {
        dirtySince = Date.now();
        runAfterPause();
        return false;
      }
    }
    return true;
  };
  const run = (untilClean = false): Promise<boolean> => {
    clearTimeout(timer);
    running ??= sendAll(untilClean).finally(() => {
      running = null;
    });
    return running;
  };
  return {
    touch: () => {
      stopped = false;
      if (!dirty) dirtySince = Date.now();
      dirty = true;
      if (state.kind === 'conflict' || state.kind === 'waiting' || running) return;
      change({ kind: 'unsaved' });
      runAfterPause();
    },
    flush: async () => {
      stopped = false;
      if (state.kind === 'conflict') return false;
      if (running) await running;
      return dirty ? run(true) : true;
    },
    keepMine: async () => {
      stopped = false;
      if (state.kind !== 'conflict') return false;
      version = state.version;
      isChosen = true;
      dirty = true;
      change({ kind: 'unsaved' });
      return run(true);
    },
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    isUnsaved: () => dirty || running !== null,
    isSending: () => running !== null,
    version: () => version,
    stop: () => {
      stopped = true;
      clearTimeout(timer);
    },
  };
};
