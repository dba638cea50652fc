import { expect, test, vi } from 'vitest';
import { type Engine, EngineFailed } from '../engine/engine.ts';
import type { EngineChoice } from '../engine/engine-choice.ts';
import { createEngineState, createThreadEngine, getEngineChoice, setEngineChoice } from './thread-engine.ts';

const toEngine = (choice: EngineChoice): Engine => ({
  name: choice === 'native' ? 'native' : 'wasm',
  warm: async () => {},
  recognise: async () => {
    if (choice === 'native') throw new EngineFailed('gone');
    return [];
  },
  heldBytes: 7,
  close: vi.fn(),
});

test('a thread takes up what the process chooses and lets its former engine go', async () => {
  const state = createEngineState('none');
  const created: Engine[] = [];
  const thread = createThreadEngine(state, async (choice) => {
    const engine = toEngine(choice);
    created.push(engine);
    return engine;
  });
  expect(await thread.use(async ({ name }) => name)).toBe('wasm');
  expect(await thread.use(async ({ name }) => name)).toBe('wasm');
  setEngineChoice(state, 'native');
  expect(await thread.use(async ({ name }) => name)).toBe('native');
  expect(created).toHaveLength(2);
  expect(created[0]?.close).toHaveBeenCalledOnce();
});

test('when the native engine fails, the same pictures are read again without it, by every thread', async () => {
  const state = createEngineState('none');
  setEngineChoice(state, 'native');
  const threads = [1, 2].map(() => createThreadEngine(state, async (choice) => toEngine(choice)));
  expect(await threads[0]?.use((engine) => engine.recognise([]))).toEqual([]);
  expect(getEngineChoice(state)).toBe('wasm');
  expect(await threads[1]?.use(async ({ name }) => name)).toBe('wasm');
});

test('another error is not hidden by reading again', async () => {
  const thread = createThreadEngine(createEngineState('none'), async (choice) => toEngine(choice));
  const work = vi.fn(async () => Promise.reject(new Error('ours')));
  await expect(thread.use(work)).rejects.toThrow('ours');
  expect(work).toHaveBeenCalledOnce();
});

test('an engine that fails is let go and its pictures read by a new one', async () => {
  const created: Engine[] = [];
  const thread = createThreadEngine(createEngineState('none'), async () => {
    const engine = toEngine('wasm');
    created.push(engine);
    return engine;
  });
  const read = await thread.use(async (engine) => {
    if (engine === created[0]) throw new EngineFailed('out of memory');
    return 'read';
  });
  expect(read).toBe('read');
  expect(created[0]?.close).toHaveBeenCalledOnce();

  const failing = thread.use(async () => Promise.reject(new EngineFailed('again')));
  await expect(failing).rejects.toBeInstanceOf(EngineFailed);
  expect(created.every(({ close }) => vi.mocked(close).mock.calls.length === 1)).toBe(true);
});
