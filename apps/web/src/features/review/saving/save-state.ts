import type { FieldIssue } from '../../../lib/api/api-error.ts';

interface Refused {
  readonly kind: 'refused';
  readonly message: string | null;
  readonly issues: readonly FieldIssue[];
}

/** What a person is told of the saving. */
export type SaveStatus<Theirs> =
  | { readonly kind: 'idle' }
  /** Typed, and saved in a moment. */
  | { readonly kind: 'unsaved' }
  | { readonly kind: 'saving' }
  | { readonly kind: 'saved'; readonly at: Date }
  /** The connection or the server failed; it is tried again without being asked. */
  | { readonly kind: 'waiting' }
  /** The server refused it; trying the same again is of no use. */
  | Refused
  /** Somebody saved another version meanwhile; the person chooses. */
  | { readonly kind: 'conflict'; readonly theirs: Theirs; readonly version: number };

export type SaveFailure = { readonly kind: 'lost' } | { readonly kind: 'conflict' } | Refused;

/** All that is known of the saving of one form. */
export interface SaveState<Body, Theirs> {
  readonly status: SaveStatus<Theirs>;
  /** The version on the server that the answers were made from. */
  readonly version: number;
  readonly isDirty: boolean;
  readonly dirtySinceMs: number;
  /** A save is under way, with what follows from its answer. */
  readonly isBusy: boolean;
  /** Nothing may be left over when it ends: somebody waits for it. */
  readonly isAll: boolean;
  /** Somebody asked for a save while another was under way. */
  readonly isAskedAgain: boolean;
  readonly isStopped: boolean;
  readonly retryMs: number;
  /** Sent, but nobody told us whether they arrived. */
  readonly unanswered: readonly Body[];
  /** What a person chose in a conflict stays as a version of its own. */
  readonly isChosen: boolean;
  /** The last version made here, and since when its stretch of saves lasts. */
  readonly stretch: { readonly sinceMs: number; readonly version: number } | null;
}

export type SaveEvent<Body, Theirs> =
  /** An answer was changed. */
  | { readonly kind: 'touched'; readonly nowMs: number }
  /** The pause is over. */
  | { readonly kind: 'due'; readonly nowMs: number }
  /** Somebody wants all of it saved now. */
  | { readonly kind: 'wanted'; readonly nowMs: number }
  /** Of a conflict: the answers here go over the other version. */
  | { readonly kind: 'kept-mine'; readonly nowMs: number }
  | { readonly kind: 'sent'; readonly nowMs: number; readonly version: number; readonly savedAt: Date }
  | {
      readonly kind: 'failed';
      readonly nowMs: number;
      readonly failure: SaveFailure;
      readonly body: Body;
    }
  /** What the server has instead; null: it could not be asked. `isTaken`: it is ours, or was merged into ours. */
  | {
      readonly kind: 'compared';
      readonly nowMs: number;
      readonly found: { readonly version: number; readonly theirs: Theirs } | null;
      readonly isTaken: boolean;
    }
  | { readonly kind: 'stopped' };

/** What is to be done in the world. */
export type SaveEffect<Body> =
  /** `replaces`: a version made here a moment ago, which need not be kept beside the new one. */
  | { readonly kind: 'send'; readonly version: number; readonly replaces: number | null }
  /** Compare what the server has with what may have arrived there. */
  | { readonly kind: 'compare'; readonly sent: readonly Body[] }
  | { readonly kind: 'wait'; readonly ms: number }
  | { readonly kind: 'stop-waiting' }
  /** It has come to rest: who waits is told whether all is saved. */
  | { readonly kind: 'rest'; readonly isSaved: boolean };

/** How long the typing must pause before a save, and how long a save may be put off by typing that goes on. */
export const pauseMs = 1_500;
export const longestWaitMs = 10_000;
const firstRetryMs = 2_000;
const longestRetryMs = 30_000;
/** Of the saves in a stretch of this length the last is kept. */
const stretchMs = 10 * 60_000;

export const toSaveState = <Body, Theirs>(version: number): SaveState<Body, Theirs> => ({
  status: { kind: 'idle' },
  version,
  isDirty: false,
  dirtySinceMs: 0,
  isBusy: false,
  isAll: false,
  isAskedAgain: false,
  isStopped: false,
  retryMs: firstRetryMs,
  unanswered: [],
  isChosen: false,
  stretch: null,
});

type Step<Body, Theirs> = readonly [SaveState<Body, Theirs>, readonly SaveEffect<Body>[]];

const wait = ({ isStopped }: { readonly isStopped: boolean }, ms: number): SaveEffect<never>[] =>
  isStopped ? [] : [{ kind: 'wait', ms }];

const untilPause = ({ dirtySinceMs }: { readonly dirtySinceMs: number }, nowMs: number) =>
  Math.max(0, Math.min(pauseMs, dirtySinceMs + longestWaitMs - nowMs));

const isOwnStretch = <Body, Theirs>({ stretch, version }: SaveState<Body, Theirs>, nowMs: number) =>
  stretch !== null && stretch.version === version && nowMs - stretch.sinceMs < stretchMs;

const send = <Body, Theirs>(state: SaveState<Body, Theirs>, nowMs: number): Step<Body, Theirs> => [
  { ...state, isBusy: true, isDirty: false, status: { kind: 'saving' } },
  [
    { kind: 'stop-waiting' },
    {
      kind: 'send',
      version: state.version,
      replaces: isOwnStretch(state, nowMs) ? state.version : null,
    },
  ],
];

function begin<Body, Theirs>(
  state: SaveState<Body, Theirs>,
  isAll: boolean,
  nowMs: number,
): Step<Body, Theirs> {
  if (state.isBusy) return [isAll ? { ...state, isAskedAgain: true } : state, []];
  if (!state.isDirty) return [state, [{ kind: 'rest', isSaved: true }]];
  return send({ ...state, isAll }, nowMs);
}

/** The save and what followed from it are over. Who asked meanwhile gets a save of their own. */
function rest<Body, Theirs>(
  state: SaveState<Body, Theirs>,
  nowMs: number,
  effects: readonly SaveEffect<Body>[] = [],
): Step<Body, Theirs> {
  const next = { ...state, isBusy: false, isAll: false, isAskedAgain: false };
  if (state.isAskedAgain && state.isDirty && state.status.kind !== 'conflict')
    return send({ ...next, isAll: true }, nowMs);
  return [next, [...effects, { kind: 'rest', isSaved: !state.isDirty }]];
}

function onSent<Body, Theirs>(
  state: SaveState<Body, Theirs>,
  { nowMs, version, savedAt }: { nowMs: number; version: number; savedAt: Date },
): Step<Body, Theirs> {
  const sinceMs = isOwnStretch(state, nowMs) && state.stretch ? state.stretch.sinceMs : nowMs;
  const next: SaveState<Body, Theirs> = {
    ...state,
    version,
    stretch: state.isChosen ? null : { sinceMs, version },
    isChosen: false,
    unanswered: [],
    retryMs: firstRetryMs,
    status: state.isDirty ? { kind: 'unsaved' } : { kind: 'saved', at: savedAt },
  };
  if (!next.isDirty) return rest(next, nowMs);
  if (next.isAll) return send(next, nowMs);
  // What was typed meanwhile waits for its own pause, unless somebody waits for all of it.
  return rest({ ...next, dirtySinceMs: nowMs }, nowMs, wait(next, pauseMs));
}

const tryLater = <Body, Theirs>(state: SaveState<Body, Theirs>, nowMs: number): Step<Body, Theirs> =>
  rest(
    { ...state, status: { kind: 'waiting' }, retryMs: Math.min(state.retryMs * 2, longestRetryMs) },
    nowMs,
    wait(state, state.retryMs),
  );

function onFailed<Body, Theirs>(
  state: SaveState<Body, Theirs>,
  { nowMs, failure, body }: { nowMs: number; failure: SaveFailure; body: Body },
): Step<Body, Theirs> {
  const dirty = { ...state, isDirty: true };
  switch (failure.kind) {
    case 'refused':
      return rest({ ...dirty, status: failure }, nowMs);
    case 'conflict':
      return [dirty, [{ kind: 'compare', sent: [...state.unanswered, body] }]];
    case 'lost':
      return tryLater({ ...dirty, unanswered: [...state.unanswered, body] }, nowMs);
  }
}

function onTouched<Body, Theirs>(state: SaveState<Body, Theirs>, nowMs: number): Step<Body, Theirs> {
  const dirtySinceMs = state.isDirty ? state.dirtySinceMs : nowMs;
  const next = { ...state, isStopped: false, isDirty: true, dirtySinceMs };
  const { kind } = state.status;
  if (kind === 'conflict' || kind === 'waiting' || state.isBusy) return [next, []];
  const status = kind === 'unsaved' ? state.status : ({ kind: 'unsaved' } as const);
  return [{ ...next, status }, wait(next, untilPause(next, nowMs))];
}

/** What an event makes of the saving, and what is to be done then. Pure: the runner does it. */
export function reduceSave<Body, Theirs>(
  state: SaveState<Body, Theirs>,
  event: SaveEvent<Body, Theirs>,
): Step<Body, Theirs> {
  switch (event.kind) {
    case 'touched':
      return onTouched(state, event.nowMs);
    case 'due':
      return begin(state, false, event.nowMs);
    case 'wanted':
      return begin({ ...state, isStopped: false }, true, event.nowMs);
    case 'kept-mine': {
      if (state.status.kind !== 'conflict') return [state, []];
      const { version } = state.status;
      return begin({ ...state, isStopped: false, version, isChosen: true, isDirty: true }, true, event.nowMs);
    }
    case 'sent':
      return onSent(state, event);
    case 'failed':
      return onFailed(state, event);
    case 'compared': {
      const { found, isTaken, nowMs } = event;
      if (!found) return tryLater(state, nowMs);
      if (isTaken) return send({ ...state, version: found.version }, nowMs);
      return rest({ ...state, status: { kind: 'conflict', ...found } }, nowMs);
    }
    case 'stopped':
      return [{ ...state, isStopped: true }, [{ kind: 'stop-waiting' }]];
  }
}
