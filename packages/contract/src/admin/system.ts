import { z } from 'zod';
import { targetForms } from '../documents.ts';
import { fileErrors } from '../errors.ts';
import { standingSchema } from '../filling.ts';
import { adminRoutes } from './routes.ts';
import { adminErrors } from './session.ts';

const status = z.enum(['healthy', 'low', 'failed']);
/** Null: not measured. */
const measured = z.number().nullable();

export const systemHealthSchema = z.object({
  /** `responseTime` in milliseconds, of a write. */
  database: z.object({ status, responseTime: measured }),
  /** `freeSpace` in percent of the disk. */
  storage: z.object({ status, freeSpace: measured }),
  /** `uptime` in minutes. `failed`: work is claimed by no worker that answers. */
  apiHealth: z.object({ status, uptime: z.number() }),
});
export type SystemHealth = z.infer<typeof systemHealthSchema>;

/** The card and the measured values of the system tab. Sizes in bytes. */
export const systemSchema = z.object({
  health: systemHealthSchema,
  database: z.object({
    kind: z.enum(['pglite', 'postgres']),
    sizeBytes: measured,
    connections: z.object({ open: z.int(), max: z.int() }).nullable(),
  }),
  storage: z.object({
    freeBytes: measured,
    totalBytes: measured,
    /** Files of documents. */
    usedBytes: measured,
    /** Below it no file is taken in. */
    reserveBytes: z.number(),
  }),
  memory: z.object({
    processBytes: z.number(),
    heapBytes: z.number(),
    freeBytes: z.number(),
    totalBytes: z.number(),
  }),
  cpu: z.object({
    cores: z.int(),
    /** Processes that want to run, on average of the last minute; null: not told by this system. */
    load: measured,
    /** Share of all cores that this process used in the last minute, 0 to 1. */
    used: measured,
  }),
  /** How late the process comes to its next piece of work, in milliseconds, over the last minute. */
  eventLoopDelay: z.object({ median: measured, p99: measured, max: measured }),
  uptimeSeconds: z.number(),
  queues: z.array(
    z.object({
      name: z.enum(['runs', 'texts', 'jobs']),
      waiting: z.int(),
      running: z.int(),
      /** When the oldest that waits took its place; null: none waits. */
      oldestAt: z.iso.datetime().nullable(),
    }),
  ),
  workers: z.array(
    z.object({
      name: z.string(),
      /** False: it did not look for work for half a minute. */
      alive: z.boolean(),
      busy: z.int(),
      max: z.int(),
      lookedAt: z.iso.datetime().nullable(),
    }),
  ),
  reader: z.object({
    /** Null: engines were not compared, and plain WebAssembly reads. */
    engine: z.string().nullable(),
    /** What reads whole pages for their text alone. */
    textEngine: z.string().nullable(),
    /** What was compared when they were chosen: name of an engine → milliseconds for the same words; null: not compared. */
    compared: z.record(z.string(), z.number()).nullable(),
    textsCompared: z.record(z.string(), z.number()).nullable(),
    /** False: it cannot be had on this machine; null: it was not needed yet. */
    hasSecondReader: z.boolean().nullable(),
    onlyWhenIdle: z.boolean(),
  }),
  mail: z.object({ configured: z.boolean() }),
  /** Host and name of a model outside, and what may be sent there; null: none is configured. */
  model: z.object({ host: z.string(), name: z.string(), legalHelp: z.boolean() }).nullable(),
  limits: z.object({
    maxUploadBytes: z.int(),
    maxUploadPages: z.int(),
    visitorDocuments: z.int(),
    visitorBytes: z.number(),
    accountDocuments: z.int(),
    accountBytes: z.number(),
    savesPerMinute: z.int(),
    sessionHours: z.int(),
    adminIdleMinutes: z.int(),
    adminHours: z.int(),
  }),
  versions: z.object({
    puente: z.string(),
    node: z.string(),
    database: z.string().nullable(),
    migrations: z.int().nullable(),
  }),
});
export type System = z.infer<typeof systemSchema>;

/** A paper that is read, or a form that is filled. */
const formSchema = z.enum(['I-589', ...targetForms]);

/** `in-use`: it is filled, or read by; `installed`: another one of its form is preferred; `refused`: it lies there and is not used. */
export const editionStates = ['in-use', 'installed', 'set-aside', 'refused'] as const;

export const editionSchema = z.object({
  /** SHA-256 of the file: the name of a blank here. */
  hash: z.string(),
  form: formSchema.nullable(),
  edition: z.string().nullable(),
  state: z.enum(editionStates),
  /** Of an edition that was matched: the one it was matched with; null: it is known, or refused. */
  matchedWith: z.string().nullable(),
  /** Why a refused one is; a code of `editionRefusals`. */
  refusal: z.string().nullable(),
  /** Of forms that are filled. Its `checkBy` passed: `stale`. */
  standing: standingSchema.nullable(),
  /** Nobody has looked since `checkBy`, or will have to within two weeks. */
  isDue: z.boolean(),
  sizeBytes: z.int(),
  addedAt: z.iso.datetime(),
});
export type Edition = z.infer<typeof editionSchema>;

const place = z.object({ page: z.int(), part: z.string(), item: z.string() });
/** Left, top, width and height in parts of the page as displayed, from its top left. */
const box = z.tuple([z.number(), z.number(), z.number(), z.number()]);

export const editionReportSchema = editionSchema.extend({
  pageCount: z.int(),
  knownEdition: z.string().nullable(),
  counts: z
    .object({
      boxes: z.int(),
      certain: z.int(),
      byPrint: z.int(),
      decided: z.int(),
      uncertain: z.int(),
      gone: z.int(),
      added: z.int(),
    })
    .nullable(),
  /** Never filled. The picture of its page comes from `pages/:page`; `box` says where on it. */
  uncertain: z.array(z.object({ id: z.string(), from: place, to: place, box: box.nullable() })),
  /** Boxes of the known edition that this one does not have. */
  gone: z.array(place.extend({ id: z.string() })),
  /** Boxes that the known edition does not have, with the words printed beside them. */
  added: z.array(place.extend({ print: z.string(), label: z.string(), box: box.nullable() })),
});
export type EditionReport = z.infer<typeof editionReportSchema>;

const hashParams = z.object({ hash: z.string().regex(/^[0-9a-f]{64}$/) });
const editionErrors = [...adminErrors, 'invalid_input', 'wrong_origin'] as const;

export const adminSystemEndpoints = {
  getSystemHealth: {
    ...adminRoutes.getSystemHealth,
    summary:
      'The card of the three indicators; ask every minute. Always 200 to an admin; look at each `status`',
    responses: { 200: systemHealthSchema },
    errors: adminErrors,
  },
  getSystem: {
    ...adminRoutes.getSystem,
    summary: 'What was measured here, and what is configured. Nothing of it is a fixed value',
    responses: { 200: systemSchema },
    errors: adminErrors,
  },
  listEditions: {
    ...adminRoutes.listEditions,
    summary: 'Blanks that are installed or set aside, and how their editions stand',
    responses: {
      200: z.object({
        items: z.array(editionSchema),
        /** Whether blanks can be put in use here: the operator may keep the folder of forms unwritable. */
        writable: z.boolean(),
      }),
    },
    errors: adminErrors,
  },
  offerEdition: {
    ...adminRoutes.offerEdition,
    summary:
      'Compare a blank (multipart field `file`) with the editions that are known. It is set aside until it is put in use; with a `refusal` and no `counts` it was not kept',
    multipart: true,
    responses: { 201: editionReportSchema },
    errors: [...adminErrors, ...fileErrors, 'pdf_damaged', 'pdf_too_complex', 'pdf_password_protected'],
  },
  getEditionReport: {
    ...adminRoutes.getEditionReport,
    summary: 'What became of each box of the edition it was matched with',
    params: hashParams,
    responses: { 200: editionReportSchema },
    errors: [...adminErrors, 'invalid_input'],
  },
  getEditionPage: {
    ...adminRoutes.getEditionPage,
    summary: 'A picture of a page of the blank',
    params: hashParams.extend({ page: z.coerce.number().int().min(1).max(60) }),
    responses: { 200: null },
    errors: [...adminErrors, 'invalid_input', 'pdf_damaged', 'pdf_too_complex'],
  },
  putEditionInUse: {
    ...adminRoutes.putEditionInUse,
    summary:
      'Fill this edition from now on where it is the best of its form; every box is tried first. `blank_not_fillable`: a trial failed, or it is refused',
    params: hashParams,
    responses: { 200: editionSchema },
    errors: [...editionErrors, 'blank_not_fillable', 'forms_folder_locked'],
  },
  setEditionAside: {
    ...adminRoutes.setEditionAside,
    summary: 'Neither fill nor read by this blank, and keep its file',
    params: hashParams,
    responses: { 200: editionSchema },
    errors: [...editionErrors, 'forms_folder_locked'],
  },
  takeEditionOut: {
    ...adminRoutes.takeEditionOut,
    summary: 'Delete the file of a blank',
    params: hashParams,
    responses: { 204: null },
    errors: [...editionErrors, 'forms_folder_locked'],
  },
} as const;
