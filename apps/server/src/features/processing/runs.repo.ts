import type { Progress, TargetForm } from '@puente/contract';
import { and, eq, isNull, lt, ne, or, sql } from 'drizzle-orm';
import type { Services } from '../../context.ts';
import { documents } from '../../platform/database/schema.ts';
import type { KeptReading } from '../../reader-port.ts';
import { type Document, saveReading, toReviewStatus } from '../documents/index.ts';

/** How long a claim on a run holds without being renewed: after a crash another process waits this long. */
const claimMs = 20_000;

const inMs = (services: Services, ms: number) => new Date(services.clock().getTime() + ms);
const freshRun = {
  status: 'processing',
  errorCode: null,
  runAttempts: 0,
  progressOcr: 0,
  progressAi: 0,
  progressForm: 0,
  progressPage: 0,
  leaseOwner: null,
} as const;

/** Begins a run unless one is going on; returns whether it began. */
export async function beginRun(services: Services, id: string, formType: TargetForm): Promise<boolean> {
  const begun = await services.db
    .update(documents)
    .set({
      ...freshRun,
      formType,
      reviewStatus: toReviewStatus(formType),
      leaseUntil: null,
      queuedAt: services.clock(),
    })
    .where(and(eq(documents.id, id), ne(documents.status, 'processing')))
    .returning({ id: documents.id });
  return begun.length > 0;
}

/** The reading has come to its end but for texts that are still owed. */
const asFarAsTexts = sql`case when ${documents.textPending} then ${documents.progressOcr} else 100 end`;

/** Takes a run away from whoever works on it; what was read stays. False when no run is going on. */
export async function cancelRun(
  services: Services,
  id: string,
  status: 'uploaded' | 'processed',
): Promise<boolean> {
  const done = status === 'processed' ? 100 : 0;
  const rows = await services.db
    .update(documents)
    .set({
      ...freshRun,
      status,
      progressOcr: done === 0 ? 0 : asFarAsTexts,
      progressAi: done,
      progressForm: done,
      progressPage: done === 0 ? 0 : sql`${documents.pageCount}`,
      leaseUntil: null,
    })
    .where(and(eq(documents.id, id), eq(documents.status, 'processing')))
    .returning({ id: documents.id });
  return rows.length > 0;
}

/** A run going on ends with this form; returns false when it has ended meanwhile. */
export async function redirectRun(services: Services, id: string, formType: TargetForm): Promise<boolean> {
  const redirected = await services.db
    .update(documents)
    .set({ formType, reviewStatus: toReviewStatus(formType) })
    .where(and(eq(documents.id, id), eq(documents.status, 'processing')))
    .returning({ id: documents.id });
  return redirected.length > 0;
}

/** Takes a waiting run, or one whose process fell silent. Null: somebody works on it, or it is over. */
export async function claimRun(services: Services, id: string): Promise<{ runAttempts: number } | null> {
  const now = services.clock();
  const [row] = await services.db
    .update(documents)
    .set({
      leaseOwner: services.processId,
      leaseUntil: inMs(services, claimMs),
      attempts: sql`${documents.attempts} + 1`,
      runAttempts: sql`${documents.runAttempts} + 1`,
    })
    .where(
      and(
        eq(documents.id, id),
        eq(documents.status, 'processing'),
        or(isNull(documents.leaseOwner), lt(documents.leaseUntil, now)),
      ),
    )
    .returning({ runAttempts: documents.runAttempts });
  return row ?? null;
}

const ownRun = ({ processId }: Pick<Services, 'processId'>, id: string) =>
  and(eq(documents.id, id), eq(documents.status, 'processing'), eq(documents.leaseOwner, processId));

/** Stores progress, which never falls, and renews the claim; false when the run is no longer ours. */
export async function updateProgress(
  services: Services,
  id: string,
  progress: Omit<Progress, 'pages'>,
): Promise<boolean> {
  const rows = await services.db
    .update(documents)
    .set({
      progressOcr: sql`greatest(${documents.progressOcr}, ${progress.ocr}::int)`,
      progressAi: sql`greatest(${documents.progressAi}, ${progress.ai}::int)`,
      progressForm: sql`greatest(${documents.progressForm}, ${progress.form}::int)`,
      progressPage: sql`greatest(${documents.progressPage}, ${progress.page}::int)`,
      leaseUntil: inMs(services, claimMs),
    })
    .where(ownRun(services, id))
    .returning({ id: documents.id });
  return rows.length > 0;
}

/** Gives a run back so that it is taken up at once at the next start. The attempt does not count. */
export async function parkRun(services: Services, id: string): Promise<void> {
  await services.db
    .update(documents)
    .set({ leaseOwner: null, leaseUntil: null, runAttempts: sql`${documents.runAttempts} - 1` })
    .where(ownRun(services, id));
}

/** Gives a run back for another try. */
export async function releaseRun(services: Services, id: string): Promise<void> {
  await services.db.update(documents).set({ leaseOwner: null, leaseUntil: null }).where(ownRun(services, id));
}

/** Ends our run. False when it is no longer ours or the person has chosen another form meanwhile. */
export async function endRun(
  { db, processId }: Pick<Services, 'db' | 'processId'>,
  id: string,
  formType: TargetForm,
  errorCode: string | null,
): Promise<boolean> {
  const rows = await db
    .update(documents)
    .set({
      status: errorCode ? 'error' : 'processed',
      errorCode,
      progressOcr: asFarAsTexts,
      progressAi: 100,
      progressForm: 100,
      progressPage: sql`${documents.pageCount}`,
      leaseOwner: null,
      leaseUntil: null,
    })
    .where(and(ownRun({ processId }, id), eq(documents.formType, formType)))
    .returning({ id: documents.id });
  return rows.length > 0;
}

export async function failRun(services: Services, id: string, errorCode: string): Promise<void> {
  await services.db
    .update(documents)
    .set({ status: 'error', errorCode, leaseOwner: null, leaseUntil: null })
    .where(ownRun(services, id));
}

/**
 * Stores what was read, with what is owed of it. False, and nothing is stored, when the run is no longer ours: its
 * document may be gone.
 */
export async function storeReading(
  services: Services,
  document: Document,
  reading: KeptReading,
): Promise<boolean> {
  const isOwed = reading.rawText.some((text) => typeof text !== 'string');
  return services.db.transaction(async (tx) => {
    const rows = await tx
      .update(documents)
      .set({ textPending: isOwed, textLeaseUntil: null })
      .where(ownRun(services, document.id))
      .returning({ id: documents.id });
    if (rows.length === 0) return false;
    await saveReading({ ...services, db: tx }, document, reading);
    return true;
  });
}

/** The form chosen by now, while the run is ours. */
export async function findRunFormType(services: Services, id: string): Promise<TargetForm | null> {
  const [row] = await services.db
    .select({ formType: documents.formType })
    .from(documents)
    .where(ownRun(services, id));
  return row?.formType ?? null;
}

/** For a database that only this process can have open: every claim in it is a dead process's. */
export async function clearClaims(services: Services): Promise<void> {
  await services.db
    .update(documents)
    .set({ leaseOwner: null, leaseUntil: null })
    .where(eq(documents.status, 'processing'));
}
