import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';

/** What the embedded database brings beside itself; a PostgreSQL server has it among its own packages. */
export const extensions = { pg_trgm };
