import { gte, lt, sql } from 'drizzle-orm';
import type { Services } from '../../context.ts';
import { documentSteps, usageCounts } from '../../platform/database/schema.ts';

/** What is counted; `detail` says which of that kind, never a value. */
export interface UsageCount {
  readonly kind: string;
  readonly form: string;
  readonly detail: string;
  readonly count: number;
}

/** Adds to the counts of a day (`2026-11-23`). */
export async function addCounts(
  { db }: Pick<Services, 'db'>,
  day: string,
  counts: readonly UsageCount[],
): Promise<void> {
  const { kind, form, detail } = usageCounts;
  // In one order always, so that two at once do not wait for each other.
  const sorted = counts.toSorted((a, b) => toKey(a).localeCompare(toKey(b)));
  for (const count of sorted)
    await db
      .insert(usageCounts)
      .values({ day, ...count })
      .onConflictDoUpdate({
        target: [usageCounts.day, kind, form, detail],
        set: { count: sql`${usageCounts.count} + ${count.count}` },
      });
}

const toKey = ({ kind, form, detail }: UsageCount) => `${kind} ${form} ${detail}`;

/** Notes that a document has come so far; false: it had before. */
export async function addStep(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  documentId: string,
  step: string,
  points: Buffer | null = null,
): Promise<boolean> {
  const added = await db
    .insert(documentSteps)
    .values({ documentId, step, points, reachedAt: clock() })
    .onConflictDoNothing()
    .returning({ step: documentSteps.step });
  return added.length > 0;
}

/** The sealed points of a step; null: it was not reached, or has none. */
export async function findPoints(
  { db }: Pick<Services, 'db'>,
  documentId: string,
  step: string,
): Promise<Buffer | null> {
  const [row] = await db
    .select({ points: documentSteps.points })
    .from(documentSteps)
    .where(sql`${documentSteps.documentId} = ${documentId} and ${documentSteps.step} = ${step}`);
  return row?.points ?? null;
}

/** Summed since a day. */
export const listCounts = ({ db }: Pick<Services, 'db'>, since: string): Promise<UsageCount[]> =>
  db
    .select({
      kind: usageCounts.kind,
      form: usageCounts.form,
      detail: usageCounts.detail,
      count: sql<number>`sum(${usageCounts.count})::int`,
    })
    .from(usageCounts)
    .where(gte(usageCounts.day, since))
    .groupBy(usageCounts.kind, usageCounts.form, usageCounts.detail);

export async function deleteCountsBefore({ db }: Pick<Services, 'db'>, day: string): Promise<void> {
  await db.delete(usageCounts).where(lt(usageCounts.day, day));
}
