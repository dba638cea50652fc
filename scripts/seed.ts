/**
 * npm run seed: invented people and their cases, to look at and to develop with, put in by the server's own API.
 *   npm run seed                                   starts a server on an empty DATA_DIR (default ./data), which stays
 *   npm run seed -- --url http://127.0.0.1:3000    a server that runs on this machine
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { Refused } from './seed/browser.ts';
import { applicant, type SeededCases, seedCases } from './seed/cases.ts';
import { startOwnServer } from './seed/own-server.ts';

const isOfThisMachine = (url: string) => ['127.0.0.1', 'localhost', '[::1]'].includes(new URL(url).hostname);

function explain(error: unknown): string {
  if (error instanceof Refused && error.code === 'email_taken') return 'These people are in there already.';
  return error instanceof Error ? error.message : String(error);
}

const toGuide = (url: string, cases: SeededCases) => `
Sign in at ${url}/app/documents as ${applicant.email}, password '${applicant.password}'. Then open
  a scan that is being reviewed    ${url}/review?session=${cases.beingReviewed}
  a case that was reviewed         ${url}/review?session=${cases.reviewed}
  a review that came in            ${url}/review?session=${cases.received}
An attorney's side, best in a private window:
  ${cases.reviewUrl}`;

const { values } = parseArgs({ options: { url: { type: 'string' } } });
const url = new URL(values.url ?? `http://127.0.0.1:${process.env.PORT ?? 3000}`).origin;
if (!isOfThisMachine(url)) {
  console.error('Invented people belong on a server of this machine alone.');
  process.exit(2);
}
try {
  const dataDir = path.resolve(process.env.DATA_DIR ?? 'data');
  const server = values.url === undefined ? await startOwnServer(url, dataDir) : null;
  try {
    console.log(toGuide(url, await seedCases(url, console.log)));
    if (server) console.log('\nCtrl-C stops the server; npm start opens it again.');
  } catch (error) {
    server?.kill('SIGTERM');
    throw error;
  }
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}
