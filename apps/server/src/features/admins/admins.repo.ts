import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Services } from '../../context.ts';
import { adminSetups, admins } from '../../platform/database/schema.ts';
import { createToken, hashToken } from '../../platform/sealing/token.ts';

export interface StoredAdmin {
  readonly userId: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly totpSecret: string | null;
  readonly totpOffered: string | null;
  readonly backupCodesLeft: number;
}

type What = 'first-name' | 'last-name' | 'totp' | 'totp-offered';

const toPurpose = (userId: string, what: What) => `admin-${what}:${userId}`;

const seal = (services: Services, userId: string, what: What, text: string) =>
  services.masterKey.seal(Buffer.from(text), toPurpose(userId, what));

const open = (services: Services, userId: string, what: What, sealed: Buffer) =>
  services.masterKey.open(sealed, toPurpose(userId, what)).toString();

export interface AdminName {
  readonly firstName: string;
  readonly lastName: string;
}

/** Makes an account an admin; one that is stays as it is. */
export async function insertAdmin(services: Services, userId: string, name: AdminName): Promise<void> {
  await services.db
    .insert(admins)
    .values({
      userId,
      firstName: seal(services, userId, 'first-name', name.firstName),
      lastName: seal(services, userId, 'last-name', name.lastName),
      createdAt: services.clock(),
    })
    .onConflictDoNothing();
}

export async function findStoredAdmin(services: Services, userId: string): Promise<StoredAdmin | null> {
  const [row] = await services.db.select().from(admins).where(eq(admins.userId, userId));
  if (!row) return null;
  const { totpSecret, totpOffered } = row;
  return {
    userId,
    firstName: open(services, userId, 'first-name', row.firstName),
    lastName: open(services, userId, 'last-name', row.lastName),
    totpSecret: totpSecret && open(services, userId, 'totp', totpSecret),
    totpOffered: totpOffered && open(services, userId, 'totp-offered', totpOffered),
    backupCodesLeft: row.backupCodes.length,
  };
}

export async function hasAdmin({ db }: Pick<Services, 'db'>): Promise<boolean> {
  const rows = await db.select({ userId: admins.userId }).from(admins).limit(1);
  return rows.length > 0;
}

/** A secret that was shown; it counts once a code of it came back. */
export async function offerTotp(services: Services, userId: string, secret: string): Promise<void> {
  await services.db
    .update(admins)
    .set({ totpOffered: seal(services, userId, 'totp-offered', secret) })
    .where(eq(admins.userId, userId));
}

/** From now on signing in asks for codes of this secret. `step`: of the code that confirmed it, which is used up. */
export async function turnTotpOn(
  services: Services,
  userId: string,
  { secret, step, backupCodes }: { secret: string; step: number; backupCodes: readonly string[] },
): Promise<void> {
  await services.db
    .update(admins)
    .set({
      totpSecret: seal(services, userId, 'totp', secret),
      totpOffered: null,
      totpStep: step,
      backupCodes: [...backupCodes],
    })
    .where(eq(admins.userId, userId));
}

export async function turnTotpOff({ db }: Services, userId: string): Promise<void> {
  await db
    .update(admins)
    .set({ totpSecret: null, totpOffered: null, backupCodes: [] })
    .where(eq(admins.userId, userId));
}

export async function replaceBackupCodes(
  { db }: Services,
  userId: string,
  backupCodes: readonly string[],
): Promise<void> {
  await db
    .update(admins)
    .set({ backupCodes: [...backupCodes] })
    .where(eq(admins.userId, userId));
}

/** Uses up the code of a step and all before it; false: it was used already. */
export async function takeTotpStep({ db }: Services, userId: string, step: number): Promise<boolean> {
  const taken = await db
    .update(admins)
    .set({ totpStep: step })
    .where(and(eq(admins.userId, userId), lt(admins.totpStep, step)))
    .returning({ userId: admins.userId });
  return taken.length > 0;
}

/** Uses up a backup code, by its hash; false: there is none such. */
export async function takeBackupCode({ db }: Services, userId: string, hash: string): Promise<boolean> {
  const taken = await db
    .update(admins)
    .set({ backupCodes: sql`${admins.backupCodes} - ${hash}::text` })
    .where(and(eq(admins.userId, userId), sql`jsonb_exists(${admins.backupCodes}, ${hash})`))
    .returning({ userId: admins.userId });
  return taken.length > 0;
}

/** A token that makes the first admin, once. */
export async function createSetupToken({ db }: Services, expiresAt: Date): Promise<string> {
  const token = createToken();
  await db.insert(adminSetups).values({ tokenHash: hashToken(token), expiresAt });
  return token;
}

/** Uses up the token, and all others with it: of two at once, one wins. */
export async function takeSetupToken({ db, clock }: Services, token: string): Promise<boolean> {
  const isThis = and(eq(adminSetups.tokenHash, hashToken(token)), gt(adminSetups.expiresAt, clock()));
  return db.transaction(async (tx) => {
    const taken = await tx.delete(adminSetups).where(isThis).returning({ hash: adminSetups.tokenHash });
    if (taken.length > 0) await tx.delete(adminSetups);
    return taken.length > 0;
  });
}

export async function deleteOutdatedSetups({ db, clock }: Services): Promise<void> {
  await db.delete(adminSetups).where(lt(adminSetups.expiresAt, clock()));
}
