// Renews the lock of a folder while its process lives, from a thread that no work holds up. A process that has lost its lock
// ends at once: another one writes to the folder now, and every further write of this one would be lost or do harm.
import { readFileSync, utimesSync } from 'node:fs';
import { workerData } from 'node:worker_threads';

const heartbeatMs = 3_000;
const { path, token, released } = workerData;

/** Null while the lock is being taken over, or when somebody has removed the folder. */
const findToken = () => {
  try {
    return JSON.parse(readFileSync(path, 'utf8')).token;
  } catch {
    return null;
  }
};

setInterval(() => {
  const found = findToken();
  if (Atomics.load(released, 0) === 1 || found === null) return;
  if (found === token) {
    const now = new Date();
    utimesSync(path, now, now);
    return;
  }
  process.stderr.write('Another Puente has taken DATA_DIR over. This one ends.\n');
  process.kill(process.pid, 'SIGKILL');
}, heartbeatMs);
