import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createSaveQueue } from './save-queue.ts';
import { longestWaitMs, pauseMs, type SaveFailure } from './save-state.ts';

class Refusal extends Error {
  readonly failure: SaveFailure;
  constructor(failure: SaveFailure) {
    super(failure.kind);
    this.failure = failure;
  }
}
const lost = () => new Refusal({ kind: 'lost' });
const conflict = () => new Refusal({ kind: 'conflict' });
const issues = [{ path: 'ssn', message: 'too long' }];

/** A server that keeps the last text, its version with it, and a page that holds one text. */
function stage() {
  const server = { text: 'as read', version: 1, saves: [] as string[], down: false, swallow: false };
  const replaced: (number | null)[] = [];
  const page = { text: 'as read', base: 'as read' };
  let refuse: SaveFailure | null = null;
  const queue = createSaveQueue<string, string>({
    version: 1,
    read: () => page.text,
    send: async (text, version, replaces) => {
      await Promise.resolve();
      if (server.down) throw lost();
      if (refuse) throw new Refusal(refuse);
      if (version !== server.version) throw conflict();
      Object.assign(server, { text, version: version + 1 });
      server.saves.push(text);
      replaced.push(replaces);
      if (server.swallow) throw lost();
      return { version: server.version, savedAt: new Date() };
    },
    toFailure: (error) => (error as Refusal).failure,
    fetchTheirs: async () => {
      if (server.down) throw lost();
      return { version: server.version, theirs: server.text };
    },
    isSame: (theirs, text) => theirs === text,
    merge: (theirs) => theirs === page.base,
    onSaved: (text) => {
      page.base = text;
    },
  });
  const type = (text: string) => {
    page.text = text;
    queue.touch();
  };
  return {
    server,
    queue,
    type,
    replaced,
    refuse: (failure: SaveFailure | null) => {
      refuse = failure;
    },
  };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('saves after a pause in the typing, once', async () => {
  const { server, queue, type } = stage();
  type('a');
  await vi.advanceTimersByTimeAsync(pauseMs - 100);
  type('ab');
  expect(queue.state().kind).toBe('unsaved');
  await vi.advanceTimersByTimeAsync(pauseMs);
  expect(server.saves).toEqual(['ab']);
  expect(queue.state().kind).toBe('saved');
  expect(queue.isUnsaved()).toBe(false);
});

it('does not wait for ever on a person who types without a pause', async () => {
  const { server, type } = stage();
  for (let waited = 0; waited <= longestWaitMs; waited += 500) {
    type(`text ${waited}`);
    await vi.advanceTimersByTimeAsync(500);
  }
  expect(server.saves).toHaveLength(1);
});

it('keeps what could not be sent, tries again by itself, and says so meanwhile', async () => {
  const { server, queue, type } = stage();
  server.down = true;
  type('a');
  await vi.advanceTimersByTimeAsync(pauseMs);
  expect(queue.state().kind).toBe('waiting');
  type('ab');
  expect(queue.state().kind).toBe('waiting');
  server.down = false;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(server.saves).toEqual(['ab']);
  expect(queue.state().kind).toBe('saved');
});

it('knows its own save again when the answer to it was lost', async () => {
  const { server, queue, type } = stage();
  server.swallow = true;
  type('a');
  await vi.advanceTimersByTimeAsync(pauseMs);
  expect([server.text, queue.state().kind]).toEqual(['a', 'waiting']);
  server.swallow = false;
  type('ab');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(server.text).toBe('ab');
  expect(queue.state().kind).toBe('saved');
});

it('overwrites nothing that was saved elsewhere, until the person says so', async () => {
  const { server, queue, type } = stage();
  Object.assign(server, { text: 'from another tab', version: 2 });
  type('mine');
  expect(await queue.flush()).toBe(false);
  expect(queue.state()).toEqual({ kind: 'conflict', theirs: 'from another tab', version: 2 });
  type('mine, and more');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await queue.flush()).toBe(false);
  expect(server.text).toBe('from another tab');

  expect(await queue.keepMine()).toBe(true);
  expect(server.text).toBe('mine, and more');
});

it('does not repeat what the server refused, and saves once it was changed', async () => {
  const { server, queue, type, refuse } = stage();
  refuse({ kind: 'refused', message: null, issues });
  type('far too long');
  await vi.advanceTimersByTimeAsync(pauseMs);
  expect(queue.state()).toEqual({ kind: 'refused', message: null, issues });
  await vi.advanceTimersByTimeAsync(60_000);
  refuse(null);
  expect(server.saves).toEqual([]);
  type('short');
  await vi.advanceTimersByTimeAsync(pauseMs);
  expect(server.saves).toEqual(['short']);
});

it('saves everything before it says so, also what is typed while a save is under way', async () => {
  const { server, queue, type } = stage();
  type('a');
  const flushed = queue.flush();
  type('ab');
  expect(await flushed).toBe(true);
  expect(server.text).toBe('ab');
  expect(await queue.flush()).toBe(true);
  expect(server.saves).toHaveLength(2);
});

it('waits for the typing to pause again when a save of its own ended meanwhile', async () => {
  const { server, queue, type } = stage();
  type('a');
  vi.advanceTimersByTime(pauseMs);
  type('ab');
  await vi.advanceTimersByTimeAsync(10);
  expect([server.text, queue.state().kind]).toEqual(['a', 'unsaved']);
  await vi.advanceTimersByTimeAsync(pauseMs);
  expect([server.text, queue.state().kind]).toEqual(['ab', 'saved']);
});

it('lets its own last save go, one staying for each ten minutes, and nobody else’s', async () => {
  const { server, replaced, type } = stage();
  const saveText = async (text: string) => {
    type(text);
    await vi.advanceTimersByTimeAsync(pauseMs);
  };
  await saveText('a');
  await saveText('ab');
  await saveText('abc');
  expect(replaced).toEqual([null, 2, 3]);
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  await saveText('abcd');
  await saveText('abcde');
  expect(replaced.slice(3)).toEqual([null, 5]);
  Object.assign(server, { version: server.version + 1 });
  await saveText('abcdef');
  expect(replaced.at(-1)).toBeNull();
});

it('goes on when only the number of the version has changed, and asks when the answers have', async () => {
  const { server, queue, type } = stage();
  Object.assign(server, { version: 7 });
  type('a');
  await vi.advanceTimersByTimeAsync(pauseMs);
  expect(queue.state().kind).toBe('saved');
  expect(queue.version()).toBe(8);
  Object.assign(server, { version: 9, text: 'theirs' });
  type('ab');
  await vi.advanceTimersByTimeAsync(pauseMs);
  expect(queue.state().kind).toBe('conflict');
});

it('keeps what a person chose in a conflict as a version of its own', async () => {
  const { server, replaced, queue, type } = stage();
  Object.assign(server, { text: 'from another tab', version: 2 });
  type('mine');
  await queue.flush();
  await queue.keepMine();
  type('mine, and more');
  await queue.flush();
  type('mine, and even more');
  await queue.flush();
  expect(replaced).toEqual([null, null, 4]);
});

it('does not try again after it was stopped while a save was under way', async () => {
  const { server, queue, type } = stage();
  server.down = true;
  type('a');
  vi.advanceTimersByTime(pauseMs);
  expect(queue.isSending()).toBe(true);
  queue.stop();
  await vi.advanceTimersByTimeAsync(0);
  server.down = false;
  await vi.advanceTimersByTimeAsync(longestWaitMs);
  expect(server.saves).toEqual([]);
  expect(await queue.flush()).toBe(true);
  expect(server.saves).toEqual(['a']);
});
