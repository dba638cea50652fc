import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { emailGivings, emailSubscribers } from '../platform/database/schema.ts';
import type { TestApp } from './start-test-app.ts';

interface Amounts {
  readonly visits: number;
  readonly emails: number;
  readonly documents: number;
}

/** Rows as an install has them after a while, of invented people, made by the database itself where it can. */
export async function fillOffice(test: TestApp, { visits, emails, documents }: Amounts): Promise<void> {
  await fillVisits(test, visits);
  await fillDocuments(test, documents);
  await fillEmails(test, emails);
  await test.services.db.execute(sql`analyze`);
}

async function fillVisits({ services: { db } }: TestApp, count: number): Promise<void> {
  await db.execute(sql`insert into visits (id, session_hash, page, ip_address, device_type, country, visited_at)
    select gen_random_uuid(), md5((n / 4)::text), '/app', '192.0.2.0', 'mobile', 'US', now() - n * interval '25 seconds'
    from generate_series(1, ${count}::int) n`);
  await db.execute(sql`insert into visit_days (day, visits, sessions)
    select (visited_at at time zone 'UTC')::date, count(*), count(distinct session_hash) from visits group by 1`);
}

async function fillDocuments({ services: { db } }: TestApp, count: number): Promise<void> {
  await db.execute(sql`insert into visitors (id, token_hash, created_at, last_used_at)
    values ('00000000-0000-4000-8000-000000000001', 'invented', now(), now())`);
  await db.execute(sql`insert into documents (id, session_id, visitor_id, pass_hash, wrapped_key, file_name,
      file_size_bytes, page_count, form_type, review_status, uploaded_at, last_used_at)
    select gen_random_uuid(), md5(n::text), '00000000-0000-4000-8000-000000000001', 'pass ' || n, '\\x00', '\\x00',
      100000, 12, case when n % 3 = 0 then 'I-765' else 'I-485' end, 'pending',
      date_trunc('milliseconds', now() - n * interval '2 minutes'), now()
    from generate_series(1, ${count}::int) n`);
  await db.execute(sql`insert into document_runs (document_id, kind, form_type, status, error_code, queued_at)
    select id, 'form', form_type, case when get_byte(decode(session_id, 'hex'), 0) < 8 then 'error' else 'processed' end,
      case when get_byte(decode(session_id, 'hex'), 0) < 8 then 'processing_failed' end, uploaded_at
    from documents where get_byte(decode(session_id, 'hex'), 1) > 20 and pass_hash like 'pass %'`);
}

const rowsAtOnce = 1_000;

async function fillEmails({ services }: TestApp, count: number): Promise<void> {
  const { db, masterKey, hashTry } = services;
  const seal = (text: string, purpose: string) => masterKey.seal(Buffer.from(text), purpose);
  for (let from = 0; from < count; from += rowsAtOnce) {
    const numbers = Array.from({ length: Math.min(rowsAtOnce, count - from) }, (_, index) => from + index);
    const addresses = numbers.map((n) => {
      const id = randomUUID();
      const email = `invented-${n}@example.org`;
      return {
        id,
        emailHash: hashTry(`subscriber ${email}`),
        email: seal(email, `subscriber-email:${id}`),
        subscribed: true,
        verified: n % 2 === 0,
        collectedAt: new Date(Date.now() - n * 60_000),
      };
    });
    await db.insert(emailSubscribers).values(addresses);
    await db.insert(emailGivings).values(
      addresses.map(({ id: subscriberId, collectedAt }, index) => {
        const id = randomUUID();
        return {
          id,
          subscriberId,
          giverHash: '',
          firstName: seal(`Name${from + index}`, `subscriber-first-name:${id}`),
          lastName: seal('=Inventada', `subscriber-last-name:${id}`),
          source: 'website',
          isOwner: false,
          givenAt: collectedAt,
        };
      }),
    );
  }
}
