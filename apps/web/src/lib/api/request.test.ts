import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError, toPersonMessage } from './api-error.ts';
import { request } from './request.ts';

const answer = (status: number, body = '') => new Response(body, { status, statusText: 'Nope' });
const fetchMock = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.stubGlobal('fetch', fetchMock);
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  fetchMock.mockReset();
});

it('turns an answer that is not OK into an error that reads "status: body"', async () => {
  fetchMock.mockResolvedValue(answer(413, 'too big'));
  await expect(request('POST', '/api/x')).rejects.toThrow('413: too big');
  fetchMock.mockResolvedValue(answer(404));
  await expect(request('GET', '/api/x')).rejects.toThrow('404: Nope');
});

it('tries again after a server fault and a lost connection, with a warning that holds no id', async () => {
  fetchMock
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValueOnce(answer(503))
    .mockResolvedValueOnce(answer(200, 'done'));
  const response = await request('GET', '/api/documents/secret-id/raw-text', { delayMs: 1 });
  expect(await response.text()).toBe('done');
  expect(fetchMock).toHaveBeenCalledTimes(3);
  expect(vi.mocked(console.warn).mock.calls.flat().join(' ')).not.toContain('secret-id');
});

it("does not repeat what the server refused as the person's mistake", async () => {
  fetchMock.mockResolvedValue(answer(422));
  await expect(request('PUT', '/api/x', { body: {}, delayMs: 1 })).rejects.toBeInstanceOf(ApiError);
  expect(fetchMock).toHaveBeenCalledTimes(1);
});

it('sends cookies, and a JSON body only where there may be one', async () => {
  fetchMock.mockImplementation(async () => answer(200));
  await request('GET', '/api/x', { body: { a: 1 } });
  expect(fetchMock.mock.calls[0]?.[1]).toMatchObject({ credentials: 'include', headers: {} });
  expect(fetchMock.mock.calls[0]?.[1]?.body).toBeUndefined();
  await request('PUT', '/api/x', { body: { a: 1 } });
  expect(fetchMock.mock.calls[1]?.[1]?.body).toBe('{"a":1}');
});

it("tells the person the server's own words, else the given ones", () => {
  const told = new ApiError(409, '{"code":"conflict","message":"Changed elsewhere"}');
  expect(toPersonMessage(told, 'Failed')).toBe('Changed elsewhere');
  expect(told.code).toBe('conflict');
  expect(toPersonMessage(new ApiError(502, '<html>'), 'Failed')).toBe('Failed');
  expect(toPersonMessage(new TypeError('Failed to fetch'), 'Failed')).toBe('Failed');
});
