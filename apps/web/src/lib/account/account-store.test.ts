import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { getAccount, loadAccount, setSignedIn, signOut } from './account-store.ts';
import { beforeSignOut } from './end-visit.ts';
import { closeSignIn, getSignInRequest, withAccount } from './sign-in-request.ts';

const user = { id: '1', email: 'marisol@example.org', createdAt: '2026-01-02T03:04:05.000Z' };
const fetchMock = vi.fn<typeof fetch>();
const page = { cookie: '' };

beforeEach(() => {
  page.cookie = '';
  vi.stubGlobal('document', page);
  vi.stubGlobal('fetch', fetchMock);
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  fetchMock.mockReset();
});

it('asks nobody who they are in a browser without a session', async () => {
  await loadAccount();
  expect(getAccount()).toEqual({ kind: 'signed-out' });
  expect(fetchMock).not.toHaveBeenCalled();
});

it('knows who is signed in, and takes every other answer for nobody', async () => {
  page.cookie = 'other=1; puente_signed_in=1';
  fetchMock.mockResolvedValueOnce(Response.json(user));
  await loadAccount();
  expect(getAccount()).toEqual({ kind: 'signed-in', user });
  for (const answer of [new Response('', { status: 401 }), new Response('', { status: 500 })]) {
    fetchMock.mockResolvedValueOnce(answer);
    await loadAccount();
    expect(getAccount()).toEqual({ kind: 'signed-out' });
  }
});

it('signs out after what was typed is saved, also when the server cannot be reached', async () => {
  setSignedIn(user);
  const order: string[] = [];
  const forget = beforeSignOut(async () => order.push(`saved while ${getAccount().kind}`));
  fetchMock.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await signOut();
  forget();
  expect(order).toEqual(['saved while signed-in']);
  expect(getAccount()).toEqual({ kind: 'signed-out' });
  expect(page.cookie).toContain('puente_signed_in=leaving');
  fetchMock.mockResolvedValue(new Response(null, { status: 204 }));
  await loadAccount();
  expect(getAccount()).toEqual({ kind: 'signed-out' });
  expect(fetchMock).toHaveBeenLastCalledWith(
    '/api/auth/signout',
    expect.objectContaining({ method: 'POST' }),
  );
});

it('takes the empty answer to a sign-out for what it is', async () => {
  setSignedIn(user);
  fetchMock.mockResolvedValueOnce(new Response(null, { status: 204 }));
  await signOut();
  expect(console.warn).not.toHaveBeenCalled();
});

it('runs an action at once for somebody signed in', async () => {
  const action = vi.fn();
  setSignedIn(user);
  await withAccount('I-485', action);
  expect(action).toHaveBeenCalledTimes(1);
  expect(getSignInRequest()).toBeNull();
});

it('keeps the interrupted action with the request to sign in', async () => {
  await loadAccount();
  const action = vi.fn();
  await withAccount('I-765', action);
  expect(action).not.toHaveBeenCalled();
  expect(getSignInRequest()).toEqual({ form: 'I-765', onSuccess: action, forgot: false, tab: 'signUp' });
  closeSignIn();
  expect(getSignInRequest()).toBeNull();
});
