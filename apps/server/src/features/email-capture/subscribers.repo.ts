import { randomUUID } from 'node:crypto';
import type { EmailSource } from '@puente/contract';
import { inArray } from 'drizzle-orm';
import type { Services } from '../../context.ts';
import { emailSubscribers } from '../../platform/database/schema.ts';

/** The browser or the account that gives an address or takes it back. */
export type Giver = { readonly browserToken: string } | { readonly accountId: string };

function hashGiver(services: Services, giver: Giver | null): string {
  if (!giver) return '';
  const known = 'accountId' in giver ? `account ${giver.accountId}` : `browser ${giver.browserToken}`;
  return services.hashTry(`subscriber given by ${known}`);
}

interface NewSubscriber {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly source: EmailSource;
  readonly browser: string | null;
  readonly referrerHost: string | null;
  readonly giver: Giver | null;
}

/** Sealed, and findable by a keyed hash alone. An address the same one gave before stays as it is. */
export async function insertSubscriber(services: Services, input: NewSubscriber): Promise<void> {
  const id = randomUUID();
  const seal = (text: string, what: string) =>
    services.masterKey.seal(Buffer.from(text), `subscriber-${what}:${id}`);
  await services.db
    .insert(emailSubscribers)
    .values({
      id,
      emailHash: services.hashTry(`subscriber ${input.email}`),
      giverHash: hashGiver(services, input.giver),
      email: seal(input.email, 'email'),
      firstName: input.firstName ? seal(input.firstName, 'first-name') : null,
      lastName: input.lastName ? seal(input.lastName, 'last-name') : null,
      source: input.source,
      browser: input.browser,
      referrerHost: input.referrerHost,
      subscribed: true,
      verified: false,
      collectedAt: services.clock(),
    })
    .onConflictDoNothing({ target: [emailSubscribers.emailHash, emailSubscribers.giverHash] });
}

/** Returns how many addresses these gave, which are gone now. */
export async function deleteSubscribers(services: Services, givers: readonly Giver[]): Promise<number> {
  if (givers.length === 0) return 0;
  const hashes = givers.map((giver) => hashGiver(services, giver));
  const gone = await services.db
    .delete(emailSubscribers)
    .where(inArray(emailSubscribers.giverHash, hashes))
    .returning({ id: emailSubscribers.id });
  return gone.length;
}
