import { expect, it } from 'vitest';
import { createUndoStack, type Step } from './undo-stack.ts';

const answer = (path: string, before: string, after: string): Step => ({
  kind: 'answer',
  path,
  before,
  after,
});

const stage = () => {
  let time = 0;
  const stack = createUndoStack(() => time);
  return {
    stack,
    pass: (ms: number) => {
      time += ms;
    },
  };
};

it('takes a burst of letters in one answer back as one step', () => {
  const { stack, pass } = stage();
  pass(5_000);
  stack.record(answer('city', '', 'L'));
  pass(200);
  stack.record(answer('city', 'L', 'Li'));
  pass(200);
  stack.record(answer('city', 'Li', 'Lim'));
  expect(stack.undo()).toEqual(answer('city', '', 'Lim'));
  expect(stack.undo()).toBeNull();
  expect(stack.redo()).toEqual(answer('city', '', 'Lim'));
});

it('keeps apart what was typed after a pause, or into another answer', () => {
  const { stack, pass } = stage();
  pass(5_000);
  stack.record(answer('city', '', 'L'));
  pass(1_500);
  stack.record(answer('city', 'L', 'Li'));
  stack.record(answer('state', '', 'T'));
  expect(stack.depth()).toEqual({ undo: 3, redo: 0 });
  expect(stack.undo()).toEqual(answer('state', '', 'T'));
  expect(stack.undo()).toEqual(answer('city', 'L', 'Li'));
});

it('forgets what was undone once something new is done', () => {
  const { stack } = stage();
  stack.record(answer('city', '', 'L'));
  stack.undo();
  stack.record(answer('state', '', 'T'));
  expect(stack.redo()).toBeNull();
  expect(stack.depth()).toEqual({ undo: 1, redo: 0 });
});

it('counts no step that changed nothing', () => {
  const { stack } = stage();
  stack.record(answer('city', 'Lima', 'Lima'));
  stack.record(answer('city', 'Lima', 'Lim'));
  stack.record(answer('city', 'Lim', 'Lima'));
  expect(stack.undo()).toBeNull();
});

it('tells only of changes in what can be undone', () => {
  const { stack, pass } = stage();
  let told = 0;
  stack.subscribe(() => {
    told += 1;
  });
  pass(5_000);
  stack.record(answer('city', '', 'L'));
  stack.record(answer('city', 'L', 'Li'));
  expect(told).toBe(1);
  stack.undo();
  expect(told).toBe(2);
});

it('forgets the steps of an answer that was changed elsewhere, and those of a whole list, and keeps the others', () => {
  const stack = createUndoStack();
  const answer = (path: string) => stack.record({ kind: 'answer', path, before: 'a', after: 'b' });
  answer('name.given');
  answer('rows.0.city');
  answer('rows_of_others');
  stack.record({ kind: 'rows', path: 'rows', before: [1], after: [] });
  answer('name.family');
  stack.undo();
  stack.forget(['rows', 'name.family']);
  expect(stack.depth()).toEqual({ undo: 2, redo: 0 });
  expect([stack.undo()?.path, stack.undo()?.path]).toEqual(['rows_of_others', 'name.given']);
});
