// Leaves in a folder what a server makes of an empty one when it first starts: tests copy it, which takes a tenth of the time.
import { startServer } from '../apps/server/src/testing/server-process.ts';

const [folder] = process.argv.slice(2);
if (!folder) throw new Error('name the folder');
const server = await startServer(folder, { env: { LOG_LEVEL: 'error' } });
await server.stop();
