import { ConfigError, loadConfig } from './config.ts';
import { type OpenServices, openServices } from './context.ts';
import { serveControl } from './platform/control/control.ts';
import { toListeningUrl } from './platform/http/to-own-url.ts';

const parkTimeoutMs = 5_000;
const stopTimeoutMs = 15_000;

const sayFirstAdmin = (url: string) =>
  `Nobody can enter the back office yet. Whoever opens this link first, within 24 hours, becomes its admin:\n  ${url}`;

async function start(): Promise<() => Promise<void>> {
  const config = loadConfig();
  // The rest of the program loads while the database opens.
  const loading = Promise.all([
    import('./app.ts'),
    import('./work.ts'),
    import('./features/upkeep/index.ts'),
    import('./features/admins/index.ts'),
  ]);
  const open: OpenServices = await openServices(config);
  try {
    const [{ createApp }, { startWork }, { backUp }, { prepareAdmins, createAdminByCommand }] = await loading;
    const setupUrl = await prepareAdmins(open.services);
    const app = await createApp(open.services);
    // One visitor's fault in a corner nobody thought of must not end the work of all the others.
    process.on('unhandledRejection', (reason) =>
      open.services.log.error({ err: reason }, 'unhandled rejection'),
    );
    await app.listen({ host: config.host, port: config.port });
    await startWork(open.services);
    const control = await serveControl(config.dataDir, {
      backup: (target) => backUp(open.services, target),
      'create-admin': (typed) => createAdminByCommand(open.services, typed),
    });
    const { port } = app.server.address() as { port: number };
    process.stdout.write(`Puente is ready at ${toListeningUrl(config.host, port)}\n`);
    if (setupUrl) process.stdout.write(`${sayFirstAdmin(setupUrl)}\n`);
    return async () => {
      control?.close();
      app.server.closeIdleConnections();
      await app.close();
      await open.close(parkTimeoutMs);
    };
  } catch (error) {
    await open.close(0);
    throw error;
  }
}

/** The first signal ends in order: work in progress is parked and goes on at the next start. The second ends at once. */
function stopOnSignals(stop: () => Promise<void>): void {
  let isStopping = false;
  const onSignal = () => {
    if (isStopping) process.exit(130);
    isStopping = true;
    process.stdout.write('Stopping. Work in progress goes on at the next start.\n');
    setTimeout(() => process.exit(1), stopTimeoutMs).unref();
    stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGINT', onSignal);
  process.on('SIGTERM', onSignal);
  // Whoever started it (scripts/start.mjs) has ended.
  process.once('disconnect', onSignal);
}

/** What a person at a terminal can act on; a stack only where the fault is ours. */
function explain(error: unknown): string {
  if (error instanceof ConfigError) return error.message;
  const { code, message, stack, name } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE')
    return `${message}\nAnother program uses this port. Stop it, or set PORT to another one.`;
  return name === 'Error' || name === 'FolderLockedError' ? message : (stack ?? message);
}

start().then(stopOnSignals, (error) => {
  process.stderr.write(`Puente did not start. ${explain(error)}\n`);
  process.exit(1);
});
