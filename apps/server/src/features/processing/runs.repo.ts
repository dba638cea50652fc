import type { FormType, Progress } from '@puente/contract';
import { and, eq, gt, isNull, lt, ne, or, sql } from 'drizzle-orm';
import type { Services } from '../../context.ts';
import { documents, formVersions, readings } from '../../platform/database/schema.ts';
import type { KeptReading } from '../../reader-port.ts';
import {
  type Document,
  type FormVersion,
  saveReading,
  toReviewStatus,
  toSealedVersion,
} from '../documents/index.ts';

/** How long a claim on a run holds without being renewed: after a crash another process waits this long. */
const claimMs = 20_000;
/** How long a run may wait in the queue before it is queued again. */
const queuedMs = 60_000;

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
export async function beginRun(services: Services, id: string, formType: FormType): Promise<boolean> {
  const begun = await services.db
    .update(documents)
    .set({
      ...freshRun,
      formType,
      reviewStatus: toReviewStatus(formType),
      leaseUntil: inMs(services, queuedMs),
    })
    .where(and(eq(documents.id, id), ne(documents.status, 'processing')))
    .returning({ id: documents.id });
  return begun.length > 0;
}

/**
 * Takes a run away from whoever works on it. Texts that were still to come would never come: a reading without them is
 * forgotten, and made anew by the next run. False when no run is going on.
 */
export async function cancelRun(
  services: Services,
  id: string,
  status: 'uploaded' | 'processed',
): Promise<boolean> {
  const done = status === 'processed' ? 100 : 0;
  return services.db.transaction(async (tx) => {
    const owed = await tx
      .select({ id: documents.id })
      .from(documents)
      .where(and(eq(documents.id, id), documents.textPending));
    const [row] = await tx
      .update(documents)
      .set({
        ...freshRun,
        status,
        progressOcr: done,
        progressAi: done,
        progressForm: done,
        progressPage: done === 0 ? 0 : sql`${documents.pageCount}`,
        textPending: false,
        leaseUntil: null,
      })
      .where(and(eq(documents.id, id), eq(documents.status, 'processing')))
      .returning({ id: documents.id });
    if (!row) return false;
    if (owed.length > 0) await tx.delete(readings).where(eq(readings.documentId, id));
    return true;
  });
}

/** A run going on ends with this form; returns false when it has ended meanwhile. */
export async function redirectRun(services: Services, id: string, formType: FormType): Promise<boolean> {
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

const ownRun = (services: Services, id: string) =>
  and(eq(documents.id, id), eq(documents.status, 'processing'), eq(documents.leaseOwner, services.processId));

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
  await services.db
    .update(documents)
    .set({ leaseOwner: null, leaseUntil: inMs(services, queuedMs) })
    .where(ownRun(services, id));
}

/**
 * Ends a run with its form data, in one transaction. False when the run is no longer ours or the person has chosen
 * another form meanwhile.
 */
export async function finishRun(
  services: Services,
  document: Document,
  formType: FormType,
  made: Pick<FormVersion, 'data' | 'evidence'>,
  errorCode: string | null,
): Promise<boolean> {
  const hasText = sql`case when ${documents.textPending} then ${documents.progressOcr} else 100 end`;
  return services.db.transaction(async (tx) => {
    const [row] = await tx
      .update(documents)
      .set({
        status: errorCode ? 'error' : 'processed',
        errorCode,
        progressOcr: hasText,
        progressAi: 100,
        progressForm: 100,
        progressPage: sql`${documents.pageCount}`,
        leaseOwner: null,
        // Texts still to come are followed by this process from now on.
        leaseUntil: inMs(services, queuedMs),
        version: sql`${documents.version} + 1`,
        // No approval counts for it until it has been compared with what was approved.
        reviewStatus: 'pending',
      })
      .where(and(ownRun(services, document.id), eq(documents.formType, formType)))
      .returning({ number: documents.version });
    if (!row) return false;
    const version = { ...made, number: row.number, author: 'machine' as const };
    await tx.insert(formVersions).values(toSealedVersion(document, formType, version, services.clock()));
    return true;
  });
}

export async function failRun(services: Services, id: string, errorCode: string): Promise<void> {
  await services.db
    .update(documents)
    .set({ status: 'error', errorCode, leaseOwner: null, leaseUntil: null })
    .where(ownRun(services, id));
}

/**
 * Stores what was read; from here on the texts of scanned pages are owed, whatever becomes of this process. False, and
 * nothing is stored, when the run is no longer ours: a reading without its texts would stand for a whole one.
 */
export async function storeReading(
  services: Services,
  document: Document,
  reading: KeptReading,
): Promise<boolean> {
  return services.db.transaction(async (tx) => {
    const owed = await tx
      .update(documents)
      .set({ textPending: true })
      .where(ownRun(services, document.id))
      .returning({ id: documents.id });
    if (owed.length === 0) return false;
    await saveReading({ ...services, db: tx }, document, reading);
    return true;
  });
}

/** The form chosen by now, while the run is ours. */
export async function findRunFormType(services: Services, id: string): Promise<FormType | null> {
  const [row] = await services.db
    .select({ formType: documents.formType })
    .from(documents)
    .where(ownRun(services, id));
  return row?.formType ?? null;
}

/** Ids of runs that nobody works on: their process died, or their place in the queue was lost. */
export async function takeAbandonedRuns(services: Services): Promise<string[]> {
  const now = services.clock();
  const rows = await services.db
    .update(documents)
    .set({ leaseOwner: null, leaseUntil: inMs(services, queuedMs) })
    .where(
      and(
        eq(documents.status, 'processing'),
        or(isNull(documents.leaseUntil), lt(documents.leaseUntil, now)),
      ),
    )
    .returning({ id: documents.id });
  return rows.map((row) => row.id);
}

/** For a database that only this process can have open: every claim in it is a dead process's. */
export async function clearClaims(services: Services): Promise<void> {
  await services.db
    .update(documents)
    .set({ leaseOwner: null, leaseUntil: null })
    .where(and(eq(documents.status, 'processing'), gt(documents.leaseUntil, new Date(0))));
}
