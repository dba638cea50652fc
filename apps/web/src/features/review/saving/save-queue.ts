import { createListeners } from '../../../ui/create-listeners.ts';
import {
  reduceSave,
  type SaveEffect,
  type SaveEvent,
  type SaveFailure,
  type SaveState,
  type SaveStatus,
  toSaveState,
} from './save-state.ts';

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
  readonly state: () => SaveStatus<Theirs>;
  readonly subscribe: (listener: () => void) => () => void;
  readonly isUnsaved: () => boolean;
  readonly isSending: () => boolean;
  readonly version: () => number;
  /** Nothing is sent by itself any more, also when a save under way fails; until it is touched or told to save. */
  readonly stop: () => void;
}

type Dispatch<Body, Theirs> = (event: SaveEvent<Body, Theirs>) => void;

/** Does what the reducer asks for, and tells it what came of it. */
function createRunner<Body, Theirs>(
  parts: SaveParts<Body, Theirs>,
  dispatch: Dispatch<Body, Theirs>,
  onRest: (isSaved: boolean) => void,
) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const send = async (version: number, replaces: number | null) => {
    const body = parts.read();
    try {
      const saved = await parts.send(body, version, replaces);
      parts.onSaved?.(body, saved.version);
      dispatch({ kind: 'sent', nowMs: Date.now(), ...saved });
    } catch (error) {
      dispatch({ kind: 'failed', nowMs: Date.now(), failure: parts.toFailure(error), body });
    }
  };
  const compare = async (sent: readonly Body[]) => {
    const found = await parts.fetchTheirs().catch(() => null);
    const isOurs = found !== null && sent.some((body) => parts.isSame(found.theirs, body));
    const isTaken = found !== null && (isOurs || (parts.merge?.(found.theirs) ?? false));
    dispatch({ kind: 'compared', nowMs: Date.now(), found, isTaken });
  };
  return (effect: SaveEffect<Body>) => {
    switch (effect.kind) {
      case 'send':
        return void send(effect.version, effect.replaces);
      case 'compare':
        return void compare(effect.sent);
      case 'wait':
        clearTimeout(timer);
        timer = setTimeout(() => dispatch({ kind: 'due', nowMs: Date.now() }), effect.ms);
        return;
      case 'stop-waiting':
        return clearTimeout(timer);
      case 'rest':
        return onRest(effect.isSaved);
    }
  };
}

/**
 * Saves answers one after another, each made from the version before it. What could not be sent is kept and tried again;
 * a save whose answer was lost on the way is recognised as our own and not taken for somebody else's.
 */
export function createSaveQueue<Body, Theirs>(parts: SaveParts<Body, Theirs>): SaveQueue<Theirs> {
  const { tell, subscribe } = createListeners();
  let state: SaveState<Body, Theirs> = toSaveState(parts.version);
  let waiting: ((isSaved: boolean) => void)[] = [];
  const dispatch: Dispatch<Body, Theirs> = (event) => {
    const before = state.status;
    const [next, effects] = reduceSave(state, event);
    state = next;
    if (state.status !== before) tell();
    for (const effect of effects) run(effect);
  };
  const run = createRunner(parts, dispatch, (isSaved) => {
    const told = waiting;
    waiting = [];
    for (const tell of told) tell(isSaved);
  });
  const dispatchAndWait = (kind: 'wanted' | 'kept-mine') =>
    new Promise<boolean>((resolve) => {
      waiting.push(resolve);
      dispatch({ kind, nowMs: Date.now() });
    });
  const isConflict = () => state.status.kind === 'conflict';
  return {
    touch: () => dispatch({ kind: 'touched', nowMs: Date.now() }),
    flush: async () => (isConflict() ? false : dispatchAndWait('wanted')),
    keepMine: async () => (isConflict() ? dispatchAndWait('kept-mine') : false),
    state: () => state.status,
    subscribe,
    isUnsaved: () => state.isDirty || state.isBusy,
    isSending: () => state.isBusy,
    version: () => state.version,
    stop: () => dispatch({ kind: 'stopped' }),
  };
}
