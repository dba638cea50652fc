import type { IncomingHttpHeaders } from 'node:http';
import { isIP } from 'node:net';

/** `203.0.113.7:4711` and `[2001:db8::1]:4711`, as some proxies write it, without the port. */
const dropPort = (text: string): string =>
  /^\[([^\]]+)\](?::\d+)?$/.exec(text)?.[1] ?? /^(\d+(?:\.\d+){3}):\d+$/.exec(text)?.[1] ?? text;

/**
 * Leaves in X-Forwarded-For what the proxies nearest to us wrote, up to the first word that is no address: nobody is
 * counted under a name of their own invention, and what stands before such a word is not believed either.
 */
export function cleanForwarded(headers: IncomingHttpHeaders): void {
  const input = headers['x-forwarded-for'];
  if (input === undefined) return;
  const words = String(input)
    .split(',')
    .map((word) => dropPort(word.trim()));
  const believed = words.slice(words.findLastIndex((word) => isIP(word) === 0) + 1);
  if (believed.length > 0) headers['x-forwarded-for'] = believed.join(', ');
  else delete headers['x-forwarded-for'];
}
