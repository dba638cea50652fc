import { rmSync } from 'node:fs';
import { createServer, request, type Server } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

// How a command at the terminal reaches the server that runs on the same data folder: through a socket in that folder, which
// only its owner can enter. The embedded database cannot be opened by a second process.

const socketOf = (dataDir: string): string => join(dataDir, 'control.sock');

/** What may be asked for, by its name. The answer is a line for the person at the terminal. */
export type Commands = Readonly<Record<string, (argument: string) => Promise<string>>>;

/** Answers commands until closed. Null where there are no such sockets (Windows). */
export async function serveControl(dataDir: string, commands: Commands): Promise<Server | null> {
  if (process.platform === 'win32') return null;
  const path = socketOf(dataDir);
  // Of a server that was killed; a living one holds the lock of the folder.
  rmSync(path, { force: true });
  const server = createServer(async (incoming, answer) => {
    const command = commands[decodeURIComponent((incoming.url ?? '').slice(1))];
    try {
      const said = command ? await command(await text(incoming)) : 'There is no such command.';
      answer.writeHead(command ? 200 : 404).end(said);
    } catch (error) {
      answer.writeHead(500).end((error as Error).message);
    }
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(path, resolve);
  });
  server.unref();
  return server;
}

/**
 * Asks the server that runs on `dataDir`; null when none does.
 * @throws Error with what the server says
 */
export const askServer = (dataDir: string, command: string, argument: string): Promise<string | null> =>
  new Promise((resolve, reject) => {
    const asking = request(
      { socketPath: socketOf(dataDir), path: `/${encodeURIComponent(command)}`, method: 'POST' },
      async (answer) => {
        const said = await text(answer);
        if (answer.statusCode === 200) resolve(said);
        else reject(new Error(said));
      },
    );
    asking.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT' || error.code === 'ECONNREFUSED') resolve(null);
      else reject(error);
    });
    asking.end(argument);
  });
