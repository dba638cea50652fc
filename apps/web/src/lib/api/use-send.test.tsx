// @vitest-environment happy-dom
import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useSend } from './use-send.ts';

it('sends once while it waits, and is busy until what follows is done', async () => {
  const ends: (() => void)[] = [];
  const send = vi.fn(() => new Promise<void>((end) => ends.push(end)));
  const onSent = vi.fn(() => new Promise<void>((end) => ends.push(end)));
  const { result } = renderHook(() => useSend<string, void>(send, { onSent }));
  act(() => result.current.send('one'));
  await waitFor(() => expect(result.current.isBusy).toBe(true));
  act(() => result.current.send('two'));
  expect(send).toHaveBeenCalledTimes(1);
  await act(async () => ends[0]?.());
  await waitFor(() => expect(onSent).toHaveBeenCalled());
  expect([result.current.isBusy, result.current.isSent]).toEqual([true, false]);
  await act(async () => ends[1]?.());
  await waitFor(() => expect(result.current.isSent).toBe(true));
});

it('fails at once without a connection, tells why, and forgets it with the next try', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const answers = [Promise.reject(new TypeError('no connection')), new Promise<void>(() => {})];
  const { result } = renderHook(() => useSend(() => answers.shift() ?? Promise.resolve()));
  act(() => result.current.send());
  await waitFor(() => expect(result.current.error?.message).toBe('no connection'));
  act(() => result.current.send());
  await waitFor(() => expect(result.current.error).toBeNull());
});

it('sends once for two presses in one moment, and again after it has failed', async () => {
  const refuse = vi.fn(() => Promise.reject(new Error('refused')));
  const { result } = renderHook(() => useSend(refuse));
  const { send } = result.current;
  act(() => {
    send();
    send();
  });
  await waitFor(() => expect(result.current.error).not.toBeNull());
  expect(refuse).toHaveBeenCalledTimes(1);
  act(() => send());
  await waitFor(() => expect(refuse).toHaveBeenCalledTimes(2));
});

it('keeps what was brought back until the next is sent', async () => {
  const { result } = renderHook(() => useSend(async (text: string) => text.length));
  act(() => result.current.send('four'));
  await waitFor(() => expect(result.current.answer).toBe(4));
  act(() => result.current.reset());
  await waitFor(() => expect(result.current.answer).toBeUndefined());
});
