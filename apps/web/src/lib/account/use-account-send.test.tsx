// @vitest-environment happy-dom
import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ApiError } from '../api/api-error.ts';
import { getAccount, setSignedIn, setSignedOut } from './account-store.ts';
import { closeSignIn, getSignInRequest } from './sign-in-request.ts';
import { useAccountSend } from './use-account-send.ts';

const user = { id: '1', email: 'marisol@example.org', createdAt: '2026-01-02T03:04:05.000Z' };

afterEach(closeSignIn);

it('asks for an account first, and sends after the sign-in', async () => {
  setSignedOut();
  const create = vi.fn(async (_: string) => undefined);
  const { result } = renderHook(() => useAccountSend('I-485', create));
  act(() => result.current.send('a link'));
  await waitFor(() => expect(getSignInRequest()).toMatchObject({ form: 'I-485', tab: 'signUp' }));
  expect(create).not.toHaveBeenCalled();
  act(() => getSignInRequest()?.onSuccess?.());
  await waitFor(() => expect(create.mock.calls[0]?.[0]).toBe('a link'));
});

it('asks again when the session has ended meanwhile, then sends the same, and calls none of it a failure', async () => {
  setSignedIn(user);
  const create = vi.fn(async (_: string) => undefined).mockRejectedValueOnce(new ApiError(401, ''));
  const onFailed = vi.fn();
  const { result } = renderHook(() => useAccountSend('I-765', create, { onFailed }));
  act(() => result.current.send('a link'));
  await waitFor(() => expect(getSignInRequest()).toMatchObject({ form: 'I-765', tab: 'signIn' }));
  expect(getAccount()).toEqual({ kind: 'signed-out' });
  await waitFor(() => expect(result.current.isBusy).toBe(false));
  expect([result.current.error, onFailed.mock.calls]).toEqual([null, []]);
  act(() => getSignInRequest()?.onSuccess?.());
  await waitFor(() => expect(create.mock.calls.map(([sent]) => sent)).toEqual(['a link', 'a link']));
});

it('tells every other failure', async () => {
  setSignedIn(user);
  const { result } = renderHook(() =>
    useAccountSend('I-485', () => Promise.reject(new ApiError(500, 'broken'))),
  );
  act(() => result.current.send());
  await waitFor(() => expect(result.current.error?.message).toBe('500: broken'));
  expect(getSignInRequest()).toBeNull();
});
