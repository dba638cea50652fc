import { expect, it } from 'vitest';
import type { Change } from './diff.ts';
import { emptyHistory, forgetPaths, type History, recordDiff, redoDiff, undoDiff } from './history.ts';

const answer = (path: string, before: string, after: string): Change => ({
  kind: 'answer',
  path,
  before,
  after,
});

/** A history with a clock. `undo` and `redo` give what the step changes. */
function stage() {
  let time = 0;
  let history: History = emptyHistory;
  const take = (step: typeof undoDiff) => () => {
    const taken = step(history);
    if (taken) history = taken.history;
    return taken?.diff[0] ?? null;
  };
  return {
    record: (change: Change) => {
      history = recordDiff(history, [change], time);
    },
    undo: take(undoDiff),
    redo: take(redoDiff),
    forget: (paths: readonly string[]) => {
      history = forgetPaths(history, paths);
    },
    depth: () => ({ undo: history.done.length, redo: history.undone.length }),
    pass: (ms: number) => {
      time += ms;
    },
  };
}

it('takes a burst of letters in one answer back as one step', () => {
  const { record, undo, redo, pass } = stage();
  pass(5_000);
  record(answer('city', '', 'L'));
  pass(200);
  record(answer('city', 'L', 'Li'));
  pass(200);
  record(answer('city', 'Li', 'Lim'));
  expect(undo()).toEqual(answer('city', 'Lim', ''));
  expect(undo()).toBeNull();
  expect(redo()).toEqual(answer('city', '', 'Lim'));
});

it('keeps apart what was typed after a pause, or into another answer', () => {
  const { record, undo, depth, pass } = stage();
  pass(5_000);
  record(answer('city', '', 'L'));
  pass(1_500);
  record(answer('city', 'L', 'Li'));
  record(answer('state', '', 'T'));
  expect(depth()).toEqual({ undo: 3, redo: 0 });
  expect(undo()).toEqual(answer('state', 'T', ''));
  expect(undo()).toEqual(answer('city', 'Li', 'L'));
});

it('begins a step of its own after one was taken back', () => {
  const { record, undo, redo, depth } = stage();
  record(answer('city', '', 'L'));
  undo();
  redo();
  record(answer('city', 'L', 'Li'));
  expect(depth()).toEqual({ undo: 2, redo: 0 });
});

it('forgets what was undone once something new is done', () => {
  const { record, undo, redo, depth } = stage();
  record(answer('city', '', 'L'));
  undo();
  record(answer('state', '', 'T'));
  expect(redo()).toBeNull();
  expect(depth()).toEqual({ undo: 1, redo: 0 });
});

it('counts no step that changed nothing', () => {
  const { record, undo } = stage();
  record(answer('city', 'Lima', 'Lima'));
  record(answer('city', 'Lima', 'Lim'));
  record(answer('city', 'Lim', 'Lima'));
  expect(undo()).toBeNull();
});

it('forgets the steps of an answer that was changed elsewhere, and those of a whole list, and keeps the others', () => {
  const { record, undo, forget, depth } = stage();
  record(answer('name.given', 'a', 'b'));
  record(answer('rows.0.city', 'a', 'b'));
  record(answer('rows_of_others', 'a', 'b'));
  record({ kind: 'rows', path: 'rows', before: [1], after: [] });
  record(answer('name.family', 'a', 'b'));
  undo();
  forget(['rows', 'name.family']);
  expect(depth()).toEqual({ undo: 2, redo: 0 });
  expect([undo()?.path, undo()?.path]).toEqual(['rows_of_others', 'name.given']);
});
