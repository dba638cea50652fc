import type { SQL } from 'drizzle-orm';
import type { Database } from './open-database.ts';

/** What a transaction and the database itself both do. */
export type Statements = Pick<Database, 'execute'>;

/** Rows of a statement in SQL; what they hold is for who wrote it to say. */
export async function queryRows<Row>(db: Statements, query: SQL | string): Promise<Row[]> {
  const result = (await db.execute(query)) as unknown as { rows: Row[] };
  return result.rows;
}
