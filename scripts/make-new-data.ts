// Leaves in a folder what a server makes of an empty one when it first starts and is first asked: tests copy it, which takes a tenth of the time.
import { startServer } from '../apps/server/src/testing/server-process.ts';

const [folder] = process.argv.slice(2);
if (!folder) throw new Error('name the folder');
const server = await startServer(folder, { env: { LOG_LEVEL: 'error' } });
// The first question makes what the helper is searched by.
const asked = await fetch(`${server.url}/api/legal/explain`, {
  method: 'POST',
  headers: { 'content-type': 'application/json', origin: server.url },
  body: JSON.stringify({ query: 'What is an A-Number?' }),
});
if (!asked.ok) throw new Error(`the helper answered ${asked.status}`);
await server.stop();
