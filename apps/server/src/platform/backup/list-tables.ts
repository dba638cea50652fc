import { sql } from 'drizzle-orm';
import { queryRows, type Statements } from '../database/query-rows.ts';

/** Tables of the product, those that others refer to first. The queue's own are not among them: it fills itself again. */
export async function listTables(db: Statements): Promise<string[]> {
  const tables = await queryRows<{ name: string }>(
    db,
    sql`select tablename as name from pg_tables where schemaname = 'public' order by tablename`,
  );
  const references = await queryRows<{ name: string; target: string }>(
    db,
    sql`select a.relname as name, b.relname as target from pg_constraint c
      join pg_class a on a.oid = c.conrelid join pg_class b on b.oid = c.confrelid
      where c.contype = 'f' and c.connamespace = 'public'::regnamespace`,
  );
  const ordered: string[] = [];
  const visit = (name: string): void => {
    if (ordered.includes(name)) return;
    for (const { target } of references.filter((one) => one.name === name && one.target !== name))
      visit(target);
    ordered.push(name);
  };
  for (const { name } of tables) visit(name);
  return ordered;
}

/** How many migrations the database has been through: a backup fits only a database of the same state. */
export async function countMigrations(db: Statements): Promise<number> {
  const [row] = await queryRows<{ n: number }>(
    db,
    sql`select count(*)::int as n from drizzle.__drizzle_migrations`,
  );
  return row?.n ?? 0;
}
