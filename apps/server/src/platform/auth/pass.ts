import { APIError } from 'better-auth/api';
import { cookieName } from './better-auth.ts';

/** A cookie's value as it stands in a header; anything else than a signed token never gets there. */
export const toHeaders = (pass: string) =>
  new Headers(/^[\w.%=+/-]{1,500}$/.test(pass) ? { cookie: `${cookieName}=${pass}` } : {});

export function findPass(headers: Headers): string | null {
  for (const line of headers.getSetCookie()) {
    const [pair = ''] = line.split(';');
    const value = pair.startsWith(`${cookieName}=`) ? pair.slice(cookieName.length + 1) : '';
    if (value !== '') return value;
  }
  return null;
}

/** @throws Error when there is none */
export function getPass(headers: Headers): string {
  const pass = findPass(headers);
  if (!pass) throw new Error('signed in without a session');
  return pass;
}

const isRefusal = (error: unknown, ...codes: string[]) =>
  error instanceof APIError && codes.includes(String(error.body?.code));

/** Null instead of an error that stands for an expected outcome. */
export async function unless<T>(run: Promise<T>, ...codes: string[]): Promise<T | null> {
  try {
    return await run;
  } catch (error) {
    if (isRefusal(error, ...codes)) return null;
    throw error;
  }
}
