import { type Endpoint, endpoints } from '@puente/contract';
import type { Browser } from './browser.ts';
import { namesOfNothing, type SampleNames, toSampleBody } from './sample-bodies.ts';

/** Every endpoint of a document, also those that come later. */
export const documentEndpoints = Object.entries<Endpoint>(endpoints).filter(([, { path }]) =>
  path.includes(':sessionId'),
);

/** Asks an endpoint of a document as a person's page would. */
export const callDocument = (
  browser: Browser,
  name: string,
  endpoint: Endpoint,
  sessionId: string,
  headers?: Record<string, string>,
) => callEndpoint(browser, name, endpoint, { key: sessionId, headers });

/** Asks any endpoint; `key` is the document's session id or what stands for the review link. */
export function callEndpoint(
  browser: Browser,
  name: string,
  { method, path }: Endpoint,
  {
    key,
    names = namesOfNothing,
    headers,
  }: { key: string; names?: SampleNames; headers?: Record<string, string> | undefined },
) {
  const ofReview = path.includes('/reviews/:id');
  const url = path
    .replace(/:(sessionId|reviewToken)\b/, key)
    .replace(/:id\b/, ofReview ? names.reviewId : names.linkId)
    .replace(':hash', 'a'.repeat(64))
    .replace(':version', String(names.version))
    .replace(':formType', 'I-485')
    .replace(/:\w+/g, '1');
  return browser.send(method, url, method === 'GET' ? undefined : toSampleBody(name, names), headers);
}
