import { type Endpoint, endpoints } from '@puente/contract';
import type { Browser } from './browser.ts';

/** Every endpoint of a document, also those that come later. */
export const documentEndpoints = Object.entries<Endpoint>(endpoints).filter(([, { path }]) =>
  path.includes(':sessionId'),
);

/** Of nothing there is: what asks with it has the right form, and is told no more than who it is. */
const someId = '5f0e2f4c-7f0b-4c57-9a52-3d3f6a3f9d11';

/** Bodies that pass their schema where an empty one does not. */
const bodies: Readonly<Record<string, unknown>> = {
  chooseFormType: { formType: 'I-765' },
  renewShare: { expiresInHours: 24 },
  emailShare: { email: 'invented@example.org' },
  decideProposals: { baseVersion: 1, decisions: [{ number: 1, decision: 'accepted' }] },
  answerQuestion: { linkId: someId, path: '', text: 'Invented' },
};

/** Asks an endpoint of a document as a person's page would. */
export function callDocument(
  browser: Browser,
  name: string,
  { method, path }: Endpoint,
  sessionId: string,
  headers?: Record<string, string>,
) {
  const url = path.replace(':sessionId', sessionId).replace(/:id\b/, someId).replace(/:\w+/g, '1');
  return browser.send(method, url, method === 'GET' ? undefined : (bodies[name] ?? {}), headers);
}
