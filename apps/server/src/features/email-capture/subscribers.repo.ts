import { randomUUID } from 'node:crypto';
import type { EmailSource } from '@puente/contract';
import type { Services } from '../../context.ts';
import { emailSubscribers } from '../../platform/database/schema.ts';

interface NewSubscriber {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly source: EmailSource;
}

/** Sealed, and findable by a keyed hash alone. An address that is there already stays as it is. */
export async function insertSubscriber(services: Services, given: NewSubscriber): Promise<void> {
  const id = randomUUID();
  const seal = (text: string, what: string) =>
    services.masterKey.seal(Buffer.from(text), `subscriber-${what}:${id}`);
  await services.db
    .insert(emailSubscribers)
    .values({
      id,
      emailHash: services.hashTry(`subscriber ${given.email}`),
      email: seal(given.email, 'email'),
      firstName: given.firstName ? seal(given.firstName, 'first-name') : null,
      lastName: given.lastName ? seal(given.lastName, 'last-name') : null,
      source: given.source,
      subscribed: true,
      verified: false,
      collectedAt: services.clock(),
    })
    .onConflictDoNothing({ target: emailSubscribers.emailHash });
}
