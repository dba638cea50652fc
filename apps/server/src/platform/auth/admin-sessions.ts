import { and, eq, lt, ne, or } from 'drizzle-orm';
import type { Database } from '../database/open-database.ts';
import { adminSessions } from '../database/schema.ts';
import { createToken, hashToken } from '../sealing/token.ts';

/** Sign-ins to the back office. They are no sessions of an account, and end much sooner. The one way to write their table. */
export interface AdminSession {
  readonly userId: string;
  readonly tokenHash: string;
  readonly idleEndsAt: Date;
  readonly endsAt: Date;
}

const minuteMs = 60_000;
export const adminIdleMinutes = 30;
export const adminHours = 12;
/** Of its last use we know to the minute. */
const renewMs = minuteMs;

type Row = typeof adminSessions.$inferSelect;

function toSession({ userId, tokenHash, createdAt, lastUsedAt }: Row): AdminSession {
  const endsAt = new Date(createdAt.getTime() + adminHours * 60 * minuteMs);
  const idleEndsAt = new Date(Math.min(lastUsedAt.getTime() + adminIdleMinutes * minuteMs, endsAt.getTime()));
  return { userId, tokenHash, idleEndsAt, endsAt };
}

/** Returns the token that opens it. */
export async function createAdminSession(db: Database, userId: string, now: Date): Promise<string> {
  const token = createToken();
  await db
    .insert(adminSessions)
    .values({ tokenHash: hashToken(token), userId, createdAt: now, lastUsedAt: now });
  return token;
}

/** Null: there is none, or it has ended. Being asked for counts as use. */
export async function findAdminSession(
  db: Database,
  tokenHash: string,
  now: Date,
): Promise<AdminSession | null> {
  const ofToken = eq(adminSessions.tokenHash, tokenHash);
  const [row] = await db.select().from(adminSessions).where(ofToken);
  if (!row || toSession(row).idleEndsAt <= now) return null;
  if (now.getTime() - row.lastUsedAt.getTime() < renewMs) return toSession(row);
  await db.update(adminSessions).set({ lastUsedAt: now }).where(ofToken);
  return toSession({ ...row, lastUsedAt: now });
}

export async function endAdminSession(db: Database, tokenHash: string): Promise<void> {
  await db.delete(adminSessions).where(eq(adminSessions.tokenHash, tokenHash));
}

/** All of an admin's, but for the one that is kept. */
export async function endAdminSessions(db: Database, userId: string, keptHash = ''): Promise<void> {
  await db
    .delete(adminSessions)
    .where(and(eq(adminSessions.userId, userId), ne(adminSessions.tokenHash, keptHash)));
}

export async function deleteOutdatedAdminSessions(db: Database, now: Date): Promise<void> {
  const ago = (minutes: number) => new Date(now.getTime() - minutes * minuteMs);
  await db
    .delete(adminSessions)
    .where(
      or(
        lt(adminSessions.lastUsedAt, ago(adminIdleMinutes)),
        lt(adminSessions.createdAt, ago(adminHours * 60)),
      ),
    );
}
