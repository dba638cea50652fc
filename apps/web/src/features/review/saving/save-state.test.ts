import { expect, it } from 'vitest';
import {
  longestWaitMs,
  pauseMs,
  reduceSave,
  type SaveEffect,
  type SaveEvent,
  type SaveState,
  toSaveState,
} from './save-state.ts';

type State = SaveState<string, string>;
type Event = SaveEvent<string, string>;

/** What a row of events makes of a form of version 1, and what the last of them asks for. */
const after = (...events: readonly Event[]): { state: State; effects: readonly SaveEffect<string>[] } =>
  events.reduce<{ state: State; effects: readonly SaveEffect<string>[] }>(
    ({ state }, event) => {
      const [next, effects] = reduceSave(state, event);
      return { state: next, effects };
    },
    { state: toSaveState<string, string>(1), effects: [] },
  );

const savedAt = new Date(0);
const touched = (nowMs = 0): Event => ({ kind: 'touched', nowMs });
const due = (nowMs = 0): Event => ({ kind: 'due', nowMs });
const wanted: Event = { kind: 'wanted', nowMs: 0 };
const sent = (version: number, nowMs = 0): Event => ({ kind: 'sent', nowMs, version, savedAt });
const lost: Event = { kind: 'failed', nowMs: 0, failure: { kind: 'lost' }, body: 'a' };
const refused = (body: string): Event => ({ ...lost, failure: { kind: 'conflict' }, body });
const compared = (found: { version: number; theirs: string } | null, isTaken = false): Event => ({
  kind: 'compared',
  nowMs: 0,
  found,
  isTaken,
});

it('waits for a pause in the typing, each time anew, and never longer than it may', () => {
  expect(after(touched()).effects).toEqual([{ kind: 'wait', ms: pauseMs }]);
  expect(after(touched(), touched(1_000)).effects).toEqual([{ kind: 'wait', ms: pauseMs }]);
  expect(after(touched(), touched(longestWaitMs - 100)).effects).toEqual([{ kind: 'wait', ms: 100 }]);
});

it('sends what was typed once, and nothing where nothing was', () => {
  const { state, effects } = after(touched(), due());
  expect(effects).toContainEqual({ kind: 'send', version: 1, replaces: null });
  expect(state).toMatchObject({ status: { kind: 'saving' }, isBusy: true, isDirty: false });
  expect(after(due()).effects).toEqual([{ kind: 'rest', isSaved: true }]);
  expect(after(touched(), due(), due()).effects).toEqual([]);
});

it('says to who waits that all is saved only when nothing was typed meanwhile', () => {
  expect(after(touched(), wanted, sent(2)).effects).toEqual([{ kind: 'rest', isSaved: true }]);
  const { state, effects } = after(touched(), wanted, touched(), sent(2));
  expect(effects).toContainEqual({ kind: 'send', version: 2, replaces: 2 });
  expect(state.isBusy).toBe(true);
});

it('gives who asks while a save is under way a save of what is left, also after that one failed', () => {
  expect(after(touched(), due(), touched(), wanted, sent(2)).effects).toContainEqual({
    kind: 'send',
    version: 2,
    replaces: 2,
  });
  expect(after(touched(), due(), wanted, lost).effects).toContainEqual({
    kind: 'send',
    version: 1,
    replaces: null,
  });
});

it('tries what was lost again later and later, and at once when asked', () => {
  const first = after(touched(), due(), lost);
  expect(first.effects).toEqual([
    { kind: 'wait', ms: 2_000 },
    { kind: 'rest', isSaved: false },
  ]);
  expect(after(touched(), due(), lost, due(), lost).effects).toContainEqual({ kind: 'wait', ms: 4_000 });
  expect(after(touched(), due(), lost, wanted).state.status.kind).toBe('saving');
  // Typing neither hides that it waits nor puts the next try off.
  expect(after(touched(), due(), lost, touched()).state.status.kind).toBe('waiting');
  expect(after(touched(), due(), lost, touched()).effects).toEqual([]);
});

it('compares what the server has with all that may have arrived there', () => {
  const { effects } = after(touched(), due(), lost, touched(), due(), refused('ab'));
  expect(effects).toEqual([{ kind: 'compare', sent: ['a', 'ab'] }]);
});

it('goes on over what was merged, waits where nobody answers, and asks the person else', () => {
  const found = { version: 5, theirs: 'theirs' };
  const start = [touched(), due(), refused('a')] as const;
  expect(after(...start, compared(found, true)).effects).toContainEqual({
    kind: 'send',
    version: 5,
    replaces: null,
  });
  expect(after(...start, compared(null)).state.status.kind).toBe('waiting');
  const { state, effects } = after(...start, compared(found));
  expect(state.status).toEqual({ kind: 'conflict', ...found });
  expect(effects).toEqual([{ kind: 'rest', isSaved: false }]);
});

it('sends nothing over a conflict before the person chose, then over their version', () => {
  const found = { version: 5, theirs: 'theirs' };
  const start = [touched(), due(), refused('a'), compared(found)] as const;
  expect(after(...start, touched()).effects).toEqual([]);
  expect(after(...start, touched(), { kind: 'kept-mine', nowMs: 0 }).effects).toContainEqual({
    kind: 'send',
    version: 5,
    replaces: null,
  });
});

it('asks for no waiting once it was stopped, until something is typed', () => {
  expect(after(touched(), due(), { kind: 'stopped' }, lost).effects).toEqual([
    { kind: 'rest', isSaved: false },
  ]);
  expect(after({ kind: 'stopped' }, touched()).effects).toEqual([{ kind: 'wait', ms: pauseMs }]);
});
