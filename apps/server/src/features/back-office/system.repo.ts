import { sql } from 'drizzle-orm';
import type { Services } from '../../context.ts';
import { countMigrations } from '../../platform/backup/list-tables.ts';
import { queryRows } from '../../platform/database/query-rows.ts';
import { documentRuns } from '../../platform/database/schema.ts';

interface DatabaseFacts {
  readonly sizeBytes: number;
  readonly version: string;
  readonly migrations: number;
  /** Null: the embedded database has none. */
  readonly connections: { readonly open: number; readonly max: number } | null;
}

export async function findDatabaseFacts({ db, databaseKind }: Services): Promise<DatabaseFacts> {
  const [row] = await queryRows<{ size: number; version: string; open: number; max: number }>(
    db,
    sql`select pg_database_size(current_database())::float8 as size, current_setting('server_version') as version,
      (select count(*)::int from pg_stat_activity where datname = current_database()) as open,
      current_setting('max_connections')::int as max`,
  );
  if (!row) throw new Error('the database says nothing of itself');
  const { size: sizeBytes, version, open, max } = row;
  const migrations = await countMigrations(db);
  return { sizeBytes, version, migrations, connections: databaseKind === 'postgres' ? { open, max } : null };
}

export interface QueueDepth {
  readonly name: 'runs' | 'texts' | 'jobs';
  readonly waiting: number;
  readonly running: number;
  readonly oldestAt: Date | null;
}

interface DepthRow {
  readonly kind: string;
  readonly waiting: number;
  readonly running: number;
  readonly oldest: string | Date | null;
}

/** What waits to be done, and is being done, by any process. */
export async function listQueueDepths({ db, clock }: Services): Promise<QueueDepth[]> {
  const now = clock().toISOString();
  const isRunning = sql`coalesce(${documentRuns.claimedUntil} >= ${now}::timestamptz, false)`;
  const runs = await queryRows<DepthRow>(
    db,
    sql`select ${documentRuns.kind} as kind, (count(*) filter (where not ${isRunning}))::int as waiting,
      (count(*) filter (where ${isRunning}))::int as running,
      min(${documentRuns.queuedAt}) filter (where not ${isRunning}) as oldest
      from ${documentRuns} where ${documentRuns.status} = 'processing' group by ${documentRuns.kind}`,
  );
  const jobs = await queryRows<DepthRow>(
    db,
    sql`select 'jobs' as kind, (count(*) filter (where state in ('created', 'retry')))::int as waiting,
      (count(*) filter (where state = 'active'))::int as running,
      min(start_after) filter (where state in ('created', 'retry')) as oldest
      from pgboss.job where state in ('created', 'retry', 'active') and start_after <= ${now}::timestamptz`,
  );
  const of = (kind: string, name: QueueDepth['name']): QueueDepth => {
    const row = [...runs, ...jobs].find((each) => each.kind === kind);
    const oldestAt = row?.oldest ? new Date(row.oldest) : null;
    return { name, waiting: row?.waiting ?? 0, running: row?.running ?? 0, oldestAt };
  };
  return [of('form', 'runs'), of('texts', 'texts'), of('jobs', 'jobs')];
}
