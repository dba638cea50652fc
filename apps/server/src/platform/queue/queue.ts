import PgBoss from 'pg-boss';
import type { DatabaseHandle } from '../database/open-database.ts';
import type { Log } from '../telemetry/log.ts';
import { type Attendance, Attendant, type AttendantState } from './attendant.ts';
import type { JobDefinition, JobHandler } from './define-job.ts';

/** What is sent once and done once, or comes by the clock; and work that rows of the database tell of. */
export interface Queue {
  readonly send: <P extends object>(job: JobDefinition<P>, payload: P) => Promise<void>;
  /** `workers`: how many of these this process does at once. */
  readonly work: <P extends object>(
    job: JobDefinition<P>,
    handler: JobHandler<P>,
    options?: { workers?: number },
  ) => Promise<void>;
  /** From now on such work is claimed and done here. */
  readonly attend: <Claim>(name: string, attendance: Attendance<Claim>) => void;
  /** Some such work waits: it is looked for at once here, and by other processes soon. */
  readonly wake: (name: string) => void;
  /** Who claims such work in this process, by name. */
  readonly listAttendants: () => (AttendantState & { readonly name: string })[];
  /** Lets running jobs know, waits for them up to `timeoutMs`, and takes no more. */
  readonly stop: (timeoutMs: number) => Promise<void>;
}

const pollingIntervalSeconds = 2;

function createBoss(handle: DatabaseHandle, databaseUrl: string | null): PgBoss {
  const options = { schema: 'pgboss', maintenanceIntervalMinutes: 10, archiveCompletedAfterSeconds: 3600 };
  return databaseUrl
    ? new PgBoss({ ...options, connectionString: databaseUrl, max: 4 })
    : new PgBoss({ ...options, db: { executeSql: (text, values) => handle.executeSql(text, values) } });
}

/** The queue lives in the database itself: nothing acknowledged is lost, and no second system is needed. */
export async function openQueue(
  handle: DatabaseHandle,
  databaseUrl: string | null,
  log: Log,
): Promise<Queue> {
  const boss = createBoss(handle, databaseUrl);
  boss.on('error', (error) => log.error({ err: error }, 'queue error'));
  await boss.start();
  const workerIds = new Map<string, string[]>();
  const running = new Set<Promise<void>>();
  const stopping = new AbortController();
  const attendants = new Map<string, Pick<Attendant<never>, 'wake' | 'stop' | 'state'>>();

  const runJob = async <P>(job: JobDefinition<P>, handler: JobHandler<P>, raw: PgBoss.JobWithMetadata<P>) => {
    const timeout = AbortSignal.timeout(job.timeoutMs);
    const run = handler({
      payload: job.payload.parse(raw.data),
      isLastTry: raw.retryCount >= job.retries,
      signal: AbortSignal.any([timeout, stopping.signal]),
    });
    running.add(run);
    try {
      await run;
    } catch (error) {
      log.error({ err: error, job: job.name }, 'job failed');
      // The queue keeps what is thrown, message and all, in a table of its own: nothing of the fault goes there.
      throw new Error('job failed');
    } finally {
      running.delete(run);
    }
  };

  return {
    send: async (job, payload) => {
      await boss.send(job.name, payload);
      for (const id of workerIds.get(job.name) ?? []) boss.notifyWorker(id);
    },
    work: async (job, handler, { workers = 1 } = {}) => {
      const options = {
        retryLimit: job.retries,
        retryDelay: job.retryDelaySeconds ?? 1,
        // A little later than the job's own signal, which ends it in order.
        expireInSeconds: Math.ceil(job.timeoutMs / 1000) + 30,
      };
      await boss.createQueue(job.name, { name: job.name, ...options });
      await boss.updateQueue(job.name, { name: job.name, ...options });
      const ids: string[] = [];
      for (let i = 0; i < workers; i += 1) {
        const id = await boss.work(
          job.name,
          { includeMetadata: true, batchSize: 1, pollingIntervalSeconds },
          async ([raw]: PgBoss.JobWithMetadata<never>[]) => {
            if (raw) await runJob(job, handler, raw);
          },
        );
        ids.push(id);
      }
      workerIds.set(job.name, ids);
      if (job.cron) await boss.schedule(job.name, job.cron, {});
    },
    attend: (name, attendance) => {
      attendants.set(name, new Attendant(attendance, log));
    },
    wake: (name) => attendants.get(name)?.wake(),
    listAttendants: () => [...attendants].map(([name, { state }]) => ({ name, ...state })),
    stop: async (timeoutMs) => {
      stopping.abort(new Error('the server is stopping'));
      const attended = [...attendants.values()].map((attendant) => attendant.stop());
      await Promise.race([
        Promise.allSettled([...running, ...attended]),
        new Promise((resolve) => setTimeout(resolve, timeoutMs).unref()),
      ]);
      await boss.stop({ graceful: false, close: true, wait: true, timeout: 1_000 });
    },
  };
}
