import type { Progress, TargetForm } from '@puente/contract';
import { and, eq, exists, isNull, lt, ne, not, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Services } from '../../context.ts';
import { documentRuns } from '../../platform/database/schema.ts';
import type { KeptReading } from '../../reader-port.ts';
import { type Document, lockDocument, saveReading, updateFormType } from '../documents/index.ts';

/** What is made of an upload: the form data, and after it the texts of its scanned pages. */
export type RunKind = (typeof documentRuns.kind.enumValues)[number];

/** How long a claim on a run holds without being renewed: after a crash another process waits this long. */
const claimMs = 20_000;
/** Share of the reading that is behind us, in percent, when only texts are owed. */
export const textBegins = 95;

export const isGoingOn = eq(documentRuns.status, 'processing');
const ofKind = (id: string, kind: RunKind) =>
  and(eq(documentRuns.documentId, id), eq(documentRuns.kind, kind));
const ownRun = ({ processId }: Pick<Services, 'processId'>, id: string, kind: RunKind) =>
  and(ofKind(id, kind), isGoingOn, eq(documentRuns.claimedBy, processId));
const unclaimed = { claimedBy: null, claimedUntil: null } as const;
const claimedUntil = (services: Services) => new Date(services.clock().getTime() + claimMs);

const fresh = { errorCode: null, tries: 0, ocr: 0, ai: 0, form: 0, page: 0, ...unclaimed } as const;

/**
 * What changes a document and its run does so in one transaction that holds the document first, as deleting it does: two
 * that wait for each other would both be lost. Undefined when the document is gone.
 */
const withDocument = <T>(services: Services, id: string, work: (tx: Services) => Promise<T>) =>
  services.db.transaction(async (db): Promise<T | undefined> => {
    const tx = { ...services, db };
    return (await lockDocument(tx, id)) === null ? undefined : work(tx);
  });

/** Begins a run unless one is going on; returns whether it began. */
export async function beginRun(services: Services, id: string, formType: TargetForm): Promise<boolean> {
  const queuedAt = services.clock();
  const values = { ...fresh, status: 'processing', formType, queuedAt } as const;
  const hasBegun = await withDocument(services, id, async (tx) => {
    const begun = await tx.db
      .insert(documentRuns)
      .values({ documentId: id, kind: 'form', ...values })
      .onConflictDoUpdate({
        target: [documentRuns.documentId, documentRuns.kind],
        set: values,
        setWhere: ne(documentRuns.status, 'processing'),
      })
      .returning({ id: documentRuns.documentId });
    if (begun.length > 0) await updateFormType(tx, id, formType);
    return begun.length > 0;
  });
  return hasBegun ?? false;
}

/** Begins a failed run again, for the form it was for; false when it did not fail. */
export async function beginAgain(services: Services, id: string): Promise<boolean> {
  const begun = await services.db
    .update(documentRuns)
    .set({ ...fresh, status: 'processing', queuedAt: services.clock() })
    .where(and(ofKind(id, 'form'), eq(documentRuns.status, 'error')))
    .returning({ id: documentRuns.documentId });
  return begun.length > 0;
}

/** A run going on ends with this form; returns false when it has ended meanwhile. */
export async function redirectRun(services: Services, id: string, formType: TargetForm): Promise<boolean> {
  const isRedirected = await withDocument(services, id, async (tx) => {
    const redirected = await setRunForm(tx, id, formType);
    if (redirected) await updateFormType(tx, id, formType);
    return redirected;
  });
  return isRedirected ?? false;
}

async function setRunForm(tx: Services, id: string, formType: TargetForm): Promise<boolean> {
  const rows = await tx.db
    .update(documentRuns)
    .set({ formType })
    .where(and(ofKind(id, 'form'), isGoingOn))
    .returning({ id: documentRuns.documentId });
  return rows.length > 0;
}

/**
 * Another form chosen. A run that is going on ends with it. `status`: what a run that came to its end has come to for the
 * form chosen now; null leaves it.
 */
export async function chooseRunForm(
  services: Services,
  id: string,
  formType: TargetForm,
  status: 'uploaded' | 'processed' | null,
): Promise<void> {
  await withDocument(services, id, async (tx) => {
    await setRunForm(tx, id, formType);
    if (status)
      await tx.db
        .update(documentRuns)
        .set({ status, errorCode: null })
        .where(and(ofKind(id, 'form'), not(isGoingOn)));
    await updateFormType(tx, id, formType);
  });
}

/** Takes a run away from whoever works on it; what was read stays. False when no run is going on. */
export async function cancelRun(
  { db }: Pick<Services, 'db'>,
  id: string,
  status: 'uploaded' | 'processed',
): Promise<boolean> {
  const rows = await db
    .update(documentRuns)
    .set({ ...fresh, status })
    .where(and(ofKind(id, 'form'), isGoingOn))
    .returning({ id: documentRuns.documentId });
  return rows.length > 0;
}

const formRuns = alias(documentRuns, 'form_runs');

/** Texts wait while the form data of their document is being made. */
export const mayBegin = (services: Services, kind: RunKind) =>
  kind === 'form'
    ? undefined
    : not(
        exists(
          services.db
            .select({ one: sql`1` })
            .from(formRuns)
            .where(
              and(
                eq(formRuns.documentId, documentRuns.documentId),
                eq(formRuns.kind, 'form'),
                eq(formRuns.status, 'processing'),
              ),
            ),
        ),
      );

/** Takes a waiting run, or one whose process fell silent. Null: somebody works on it, or it is over. */
export async function claimRun(
  services: Services,
  id: string,
  kind: RunKind,
): Promise<{ tries: number } | null> {
  const isFree = or(isNull(documentRuns.claimedBy), lt(documentRuns.claimedUntil, services.clock()));
  const [row] = await services.db
    .update(documentRuns)
    .set({
      claimedBy: services.processId,
      claimedUntil: claimedUntil(services),
      attempts: sql`${documentRuns.attempts} + 1`,
      tries: sql`${documentRuns.tries} + 1`,
    })
    .where(and(ofKind(id, kind), isGoingOn, isFree, mayBegin(services, kind)))
    .returning({ tries: documentRuns.tries });
  return row ?? null;
}

/** Stores progress, which never falls, and renews the claim; false when the run is no longer ours. */
export async function renewRun(
  services: Services,
  id: string,
  kind: RunKind,
  { ocr, ai = 0, form = 0, page = 0 }: Pick<Progress, 'ocr'> & Partial<Progress>,
): Promise<boolean> {
  const rows = await services.db
    .update(documentRuns)
    .set({
      ocr: sql`greatest(${documentRuns.ocr}, ${ocr}::int)`,
      ai: sql`greatest(${documentRuns.ai}, ${ai}::int)`,
      form: sql`greatest(${documentRuns.form}, ${form}::int)`,
      page: sql`greatest(${documentRuns.page}, ${page}::int)`,
      claimedUntil: claimedUntil(services),
    })
    .where(ownRun(services, id, kind))
    .returning({ id: documentRuns.documentId });
  return rows.length > 0;
}

/** Gives a run back, to be taken up again. `isTry`: whether it counts; a stop of the server does not. */
export async function releaseRun(
  services: Services,
  id: string,
  kind: RunKind,
  { isTry }: { readonly isTry: boolean },
): Promise<void> {
  await services.db
    .update(documentRuns)
    .set({ ...unclaimed, ...(!isTry && { tries: sql`${documentRuns.tries} - 1` }) })
    .where(ownRun(services, id, kind));
}

/** Ends our run. False when it is no longer ours or the person has chosen another form meanwhile. */
export async function endRun(
  services: Pick<Services, 'db' | 'processId'>,
  { id, pageCount }: Pick<Document, 'id' | 'pageCount'>,
  formType: TargetForm,
  errorCode: string | null,
): Promise<boolean> {
  const status = errorCode ? 'error' : 'processed';
  const rows = await services.db
    .update(documentRuns)
    .set({ status, errorCode, ocr: 100, ai: 100, form: 100, page: pageCount, ...unclaimed })
    .where(and(ownRun(services, id, 'form'), eq(documentRuns.formType, formType)))
    .returning({ id: documentRuns.documentId });
  return rows.length > 0;
}

export async function failRun(services: Services, id: string, errorCode: string): Promise<void> {
  await services.db
    .update(documentRuns)
    .set({ status: 'error', errorCode, ...unclaimed })
    .where(ownRun(services, id, 'form'));
}

export async function endTexts(services: Services, id: string): Promise<void> {
  await services.db
    .update(documentRuns)
    .set({ status: 'processed', ocr: 100, ...unclaimed })
    .where(ownRun(services, id, 'texts'));
}

/**
 * Stores what was read, with a run for the texts that are owed of it. False, and nothing is stored, when the run is no
 * longer ours: its document may be gone.
 */
export async function storeReading(
  services: Services,
  document: Document,
  reading: KeptReading,
): Promise<boolean> {
  const isOwed = reading.rawText.some((text) => typeof text !== 'string');
  const texts = {
    ...fresh,
    status: isOwed ? 'processing' : 'processed',
    ocr: isOwed ? textBegins : 100,
    queuedAt: services.clock(),
  } as const;
  const isStored = await withDocument(services, document.id, async (tx) => {
    if (!(await renewRun(tx, document.id, 'form', { ocr: textBegins }))) return false;
    await saveReading(tx, document, reading);
    await tx.db
      .insert(documentRuns)
      .values({ documentId: document.id, kind: 'texts', ...texts })
      .onConflictDoUpdate({ target: [documentRuns.documentId, documentRuns.kind], set: texts });
    return true;
  });
  return isStored ?? false;
}

/** The form chosen by now, while the run is ours. */
export async function findRunFormType(services: Services, id: string): Promise<TargetForm | null> {
  const [row] = await services.db
    .select({ formType: documentRuns.formType })
    .from(documentRuns)
    .where(ownRun(services, id, 'form'));
  return row?.formType ?? null;
}

/** For a database that only this process can have open: every claim in it is a dead process's. */
export async function clearClaims(services: Services): Promise<void> {
  await services.db.update(documentRuns).set(unclaimed).where(isGoingOn);
}
