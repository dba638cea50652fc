import { expect, test } from 'vitest';
import type { EngineComparison } from '../engine/engine-choice.ts';
import { createEngineState, dropNative, keepToPlain, setEngines, toComparisonNow } from './engine-state.ts';

const compared: EngineComparison = {
  crops: 'relaxed-wasm',
  texts: 'native',
  linesMs: { wasm: 100, 'relaxed-wasm': 50 },
  pageMs: { 'relaxed-wasm': 900, native: 400 },
};

test('a comparison stands as long as its engines do, and then without the one that was left', () => {
  const state = createEngineState('none');
  setEngines(state, compared);
  expect(toComparisonNow(state, compared)).toBe(compared);
  dropNative(state);
  const { native, ...ownMs } = compared.pageMs;
  expect(toComparisonNow(state, compared)).toEqual({ ...compared, texts: 'relaxed-wasm', pageMs: ownMs });
  keepToPlain(state);
  expect(toComparisonNow(state, compared)).toMatchObject({
    crops: 'wasm',
    texts: 'wasm',
    linesMs: { wasm: 100 },
  });
});
