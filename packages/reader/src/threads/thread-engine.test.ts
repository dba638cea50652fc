import { beforeEach, expect, test, vi } from 'vitest';
import { type Engine, EngineFailed, toRecognition } from '../engine/engine.ts';
import type { EngineName } from '../engine/engine-choice.ts';
import { createEngineState, type EngineState, getEngines, setEngines } from './engine-state.ts';
import { createThreadEngine } from './thread-engine.ts';

let state: EngineState;
let created: Engine[];
beforeEach(() => {
  state = createEngineState('none');
  created = [];
});

/** An engine that reads its own name and, where a program does it, takes the program so long. */
function toEngine(name: EngineName, costMs = 0): Engine {
  let programsMs = 0;
  return {
    name: name === 'native' ? 'native' : 'wasm',
    warm: async () => {},
    recognise: vi.fn(async () => {
      programsMs += costMs;
      return [toRecognition([{ text: name, confidence: 1, wordConfidence: 1, box: [0, 0, 1, 1] }])];
    }),
    heldBytes: 7,
    get programsMs() {
      return programsMs;
    },
    close: vi.fn(),
  };
}

const createFor =
  (costs: Partial<Record<EngineName, number>> = {}) =>
  async (name: EngineName) => {
    const engine = toEngine(name, costs[name]);
    created.push(engine);
    return engine;
  };

async function createWithFailingNative(name: EngineName) {
  const engine = await createFor()(name);
  if (name === 'native') vi.mocked(engine.recognise).mockRejectedValue(new EngineFailed('gone'));
  return engine;
}

type Thread = ReturnType<typeof createThreadEngine>;
const readCrop = (thread: Thread) => thread.use(async ({ engine }) => (await engine.recognise([]))[0]?.text);
const readPage = (thread: Thread) => thread.use(async ({ texts }) => (await texts.recognise([]))[0]?.text);
async function readPages(thread: Thread, count: number) {
  for (let page = 0; page < count; page++) await readPage(thread);
}

test('a thread takes up what the process chooses and lets its former engine go', async () => {
  const thread = createThreadEngine(state, createFor());
  expect(await readCrop(thread)).toBe('wasm');
  expect(await readPage(thread)).toBe('wasm');
  setEngines(state, { crops: 'relaxed-wasm', texts: 'relaxed-wasm' });
  expect(await readCrop(thread)).toBe('relaxed-wasm');
  expect(await readPage(thread)).toBe('relaxed-wasm');
  expect(created).toHaveLength(2);
  expect(created[0]?.close).toHaveBeenCalledOnce();
});

test('the native program reads pages and never a crop', async () => {
  setEngines(state, { crops: 'wasm', texts: 'native' });
  const thread = createThreadEngine(state, createFor());
  expect(await readPage(thread)).toBe('native');
  expect(await readCrop(thread)).toBe('wasm');
  expect(created.map(({ name }) => name)).toEqual(['wasm', 'native']);
});

test('when the native program fails, the same page is read again without it, and so is every page after it', async () => {
  setEngines(state, { crops: 'relaxed-wasm', texts: 'native' });
  const [one, other] = [1, 2].map(() => createThreadEngine(state, createWithFailingNative)) as [
    Thread,
    Thread,
  ];
  expect(await readPage(one)).toBe('relaxed-wasm');
  expect(getEngines(state)).toEqual({ crops: 'relaxed-wasm', texts: 'relaxed-wasm' });
  expect(await readPage(other)).toBe('relaxed-wasm');
  expect(created.filter(({ name }) => name === 'native')).toHaveLength(1);
});

test('a native program that costs more than WebAssembly over a few pages is left, by every thread', async () => {
  setEngines(state, { crops: 'wasm', texts: 'native' });
  const create = createFor({ native: 3_000, wasm: 2_000 });
  const threads = [1, 2].map(() => createThreadEngine(state, create)) as [Thread, Thread];
  for (const thread of [...threads, threads[0]]) expect(await readPage(thread)).toBe('native');
  expect(await readPage(threads[1])).toBe('native');
  expect(getEngines(state).texts).toBe('wasm');
  expect(await Promise.all(threads.map(readPage))).toEqual(['wasm', 'wasm']);
});

test('a native program that costs less stays, and only now and then does the other read the same page', async () => {
  setEngines(state, { crops: 'wasm', texts: 'native' });
  const thread = createThreadEngine(state, createFor({ native: 1_000, wasm: 2_000 }));
  await readPages(thread, 64);
  expect(getEngines(state).texts).toBe('native');
  const [own] = created;
  expect(vi.mocked((own as Engine).recognise).mock.calls).toHaveLength(7);
});

test('a native program that becomes dear while it is used is left', async () => {
  setEngines(state, { crops: 'wasm', texts: 'native' });
  const costs = { native: 1_000, wasm: 2_000 };
  const thread = createThreadEngine(state, createFor(costs));
  await readPages(thread, 4);
  const dear = createThreadEngine(state, createFor({ ...costs, native: 5_000 }));
  await readPages(dear, 80);
  expect(getEngines(state).texts).toBe('wasm');
});

test('another error is not hidden by reading again', async () => {
  const thread = createThreadEngine(state, createFor());
  const work = vi.fn(async () => Promise.reject(new Error('ours')));
  await expect(thread.use(work)).rejects.toThrow('ours');
  expect(work).toHaveBeenCalledOnce();
});

test('an engine that fails is let go and its pictures read by a new one of plain WebAssembly', async () => {
  setEngines(state, { crops: 'relaxed-wasm', texts: 'native' });
  const thread = createThreadEngine(state, createFor());
  const read = await thread.use(async ({ engine }) => {
    if (engine === created[0]) throw new EngineFailed('out of memory');
    return 'read';
  });
  expect(read).toBe('read');
  expect(getEngines(state)).toEqual({ crops: 'wasm', texts: 'native' });
  expect(created[0]?.close).toHaveBeenCalledOnce();

  const failing = thread.use(async () => Promise.reject(new EngineFailed('again')));
  await expect(failing).rejects.toBeInstanceOf(EngineFailed);
  expect(created.every(({ close }) => vi.mocked(close).mock.calls.length === 1)).toBe(true);
});
