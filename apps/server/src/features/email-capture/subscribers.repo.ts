import { randomUUID } from 'node:crypto';
import type { EmailSource } from '@puente/contract';
import { and, eq, gt, inArray, isNotNull, lt, notExists, or, sql } from 'drizzle-orm';
import type { Services } from '../../context.ts';
import { emailConfirmations, emailGivings, emailSubscribers } from '../../platform/database/schema.ts';
import { hashToken } from '../../platform/sealing/token.ts';

/** The browser or the account that gives an address or takes it back. */
export type Giver = { readonly browserToken: string } | { readonly accountId: string };

function hashGiver(services: Services, giver: Giver | null): string {
  if (!giver) return '';
  const known = 'accountId' in giver ? `account ${giver.accountId}` : `browser ${giver.browserToken}`;
  return services.hashTry(`subscriber given by ${known}`);
}

const hashEmail = (services: Services, email: string): string => services.hashTry(`subscriber ${email}`);

interface Giving {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly source: EmailSource;
  readonly browser: string | null;
  readonly referrerHost: string | null;
  readonly giver: Giver | null;
}

/**
 * Sealed, and findable by a keyed hash alone. The same is asked of the database whether or not the address is known, and
 * what is there stays as it is. Returns the address's id.
 */
export function addGiving(services: Services, input: Giving): Promise<string> {
  const now = services.clock();
  const [newId, givingId] = [randomUUID(), randomUUID()];
  const seal = (text: string, purpose: string) => services.masterKey.seal(Buffer.from(text), purpose);
  const sealName = (name: string, what: string) =>
    name ? seal(name, `subscriber-${what}:${givingId}`) : null;
  const names = {
    firstName: sealName(input.firstName, 'first-name'),
    lastName: sealName(input.lastName, 'last-name'),
  };
  const email = seal(input.email, `subscriber-email:${newId}`);
  return services.db.transaction(async (db) => {
    const [stored] = await db
      .insert(emailSubscribers)
      .values({
        id: newId,
        emailHash: hashEmail(services, input.email),
        email,
        subscribed: true,
        verified: false,
        collectedAt: now,
      })
      // Nothing changes, but the row is held until the giving is there, and told of.
      .onConflictDoUpdate({
        target: emailSubscribers.emailHash,
        set: { emailHash: sql`excluded.email_hash` },
      })
      .returning({ id: emailSubscribers.id, subscribed: emailSubscribers.subscribed });
    if (!stored) throw new Error('the address was not kept');
    const told = { ...names, browser: input.browser, referrerHost: input.referrerHost };
    await db
      .insert(emailGivings)
      .values({
        id: givingId,
        subscriberId: stored.id,
        giverHash: hashGiver(services, input.giver),
        source: input.source,
        ...(stored.subscribed && told),
        isOwner: false,
        givenAt: now,
      })
      .onConflictDoNothing({ target: [emailGivings.subscriberId, emailGivings.giverHash] });
    return stored.id;
  });
}

/**
 * Takes back what these gave: an address that nobody else gave is gone with it, and so is one that its owner takes back.
 * That an address is not to be written to stays. Returns how many addresses these had given.
 */
export function deleteGivings(services: Services, givers: readonly Giver[]): Promise<number> {
  const isOfThese = inArray(
    emailGivings.giverHash,
    givers.map((giver) => hashGiver(services, giver)),
  );
  return services.db.transaction(async (db) => {
    const given = await db.select().from(emailGivings).where(isOfThese);
    const ids = [...new Set(given.map(({ subscriberId }) => subscriberId))];
    if (ids.length === 0) return 0;
    const areTheirs = inArray(emailSubscribers.id, ids);
    // Whoever gives one of these addresses now waits, and is seen below or gives it anew.
    await db.select().from(emailSubscribers).where(areTheirs).orderBy(emailSubscribers.id).for('update');
    await db.delete(emailGivings).where(isOfThese);
    const owned = given.filter(({ isOwner }) => isOwner).map(({ subscriberId }) => subscriberId);
    const ofOthers = db.select().from(emailGivings).where(eq(emailGivings.subscriberId, emailSubscribers.id));
    const isOver = or(inArray(emailSubscribers.id, owned), notExists(ofOthers));
    await db.delete(emailSubscribers).where(and(areTheirs, eq(emailSubscribers.subscribed, true), isOver));
    return ids.length;
  });
}

interface Receiver {
  readonly id: string;
  readonly email: string;
  readonly emailHash: string;
  readonly verified: boolean;
}

/** Whom mail may go to; undefined: taken back or unsubscribed meanwhile. */
export async function findReceiver(services: Services, id: string): Promise<Receiver | undefined> {
  const [row] = await services.db.select().from(emailSubscribers).where(eq(emailSubscribers.id, id));
  if (!row?.subscribed || !row.email) return undefined;
  const email = services.masterKey.open(row.email, `subscriber-email:${id}`).toString();
  return { id, email, emailHash: row.emailHash, verified: row.verified };
}

/** False: the address was taken back or unsubscribed this very moment. */
export function addConfirmation(
  services: Services,
  subscriberId: string,
  { token, expiresAt }: { token: string; expiresAt: Date },
): Promise<boolean> {
  const isThere = and(eq(emailSubscribers.id, subscriberId), eq(emailSubscribers.subscribed, true));
  return services.db.transaction(async (db) => {
    const held = await db.select().from(emailSubscribers).where(isThere).for('update');
    if (held.length === 0) return false;
    await db.insert(emailConfirmations).values({ tokenHash: hashToken(token), subscriberId, expiresAt });
    return true;
  });
}

/** Links whose time is over. */
export async function deleteOutdatedConfirmations(services: Services): Promise<void> {
  await services.db.delete(emailConfirmations).where(lt(emailConfirmations.expiresAt, services.clock()));
}

/** The owner's yes, by a mailed link; of `givers`, whoever gave the address is its owner from now on. Undefined: no such link. */
export async function confirmSubscriber(
  services: Services,
  token: string,
  givers: readonly Giver[],
): Promise<{ id: string } | undefined> {
  const [link] = await services.db
    .select({ id: emailConfirmations.subscriberId })
    .from(emailConfirmations)
    .where(
      and(
        eq(emailConfirmations.tokenHash, hashToken(token)),
        gt(emailConfirmations.expiresAt, services.clock()),
      ),
    );
  if (!link) return undefined;
  const isTaken = and(eq(emailSubscribers.id, link.id), isNotNull(emailSubscribers.email));
  const [confirmed] = await services.db
    .update(emailSubscribers)
    .set({ verified: true })
    .where(isTaken)
    .returning({ id: emailSubscribers.id });
  const hashes = givers.map((giver) => hashGiver(services, giver));
  if (hashes.length > 0)
    await services.db
      .update(emailGivings)
      .set({ isOwner: true })
      .where(and(eq(emailGivings.subscriberId, link.id), inArray(emailGivings.giverHash, hashes)));
  return confirmed;
}

/** Deletes address and names, of whoever gave them, and keeps the hash: known or not, nothing is mailed there again. */
export function stopMail(services: Services, emailHash: string): Promise<void> {
  const stopped = { email: null, subscribed: false, verified: false };
  return services.db.transaction(async (db) => {
    const [stored] = await db
      .insert(emailSubscribers)
      .values({ id: randomUUID(), emailHash, ...stopped, collectedAt: services.clock() })
      .onConflictDoUpdate({ target: emailSubscribers.emailHash, set: stopped })
      .returning({ id: emailSubscribers.id });
    if (!stored) throw new Error('the address was not stopped');
    await db.delete(emailConfirmations).where(eq(emailConfirmations.subscriberId, stored.id));
    const forgotten = { firstName: null, lastName: null, browser: null, referrerHost: null, isOwner: false };
    await db.update(emailGivings).set(forgotten).where(eq(emailGivings.subscriberId, stored.id));
  });
}

/** Deletes an address with all that was told with it, also that nothing is to be mailed there. False: there is none such. */
export async function deleteSubscriber({ db }: Services, id: string): Promise<boolean> {
  const gone = await db
    .delete(emailSubscribers)
    .where(eq(emailSubscribers.id, id))
    .returning({ id: emailSubscribers.id });
  return gone.length > 0;
}
