import type { FieldReading } from '@puente/forms';
import { getCatalogue } from '@puente/forms/catalogues';
import { marisolQuispe } from '@puente/reader/testing';
import type { ReaderPort } from '../reader-port.ts';

/** An invented applicant's paper as a reader would hand it over, without the cost of reading. */
function toReadings(values: Readonly<Record<string, string | true>>): Map<string, FieldReading> {
  const { fields } = getCatalogue('I-589', '01/20/25');
  return new Map(
    fields.flatMap((field) => {
      const value = values[field.id];
      if (value === undefined) return [];
      const base = {
        fieldId: field.id,
        place: { page: field.page, box: [0.1, 0.1, 0.2, 0.02] as const },
        source: 'ocr' as const,
        score: 0.99,
      };
      const reading: FieldReading =
        value === true ? { ...base, state: 'marked', marked: true } : { ...base, state: 'text', text: value };
      return [[field.id, reading] as const];
    }),
  );
}

export interface StubReader extends ReaderPort {
  readonly reads: () => number;
  /** Readings that were stopped half way. */
  readonly stopped: () => number;
  /** The next readings end like this instead; `null`: with paper that no catalogue knows. */
  fail: (error: Error | null, times: number) => void;
  /** The pages of the form that the next readings find, by page of the upload; null: of no form we know. */
  findPages: (formPages: readonly (number | null)[], edition?: string | null) => void;
  /** Readings wait until this resolves. */
  hold: (until: Promise<void>) => void;
  readonly textsBegun: () => number;
  /** From now on the second page's text is owed when a reading ends, and waits until this resolves. Before, none is owed. */
  holdTexts: (until: Promise<void>) => void;
  /** The next reading, all but its texts, ends with this, whatever becomes of its run meanwhile. */
  endWith: (last: () => Promise<unknown>) => void;
}

export function createStubReader(): StubReader {
  let reads = 0;
  let stopped = 0;
  let failures: { error: Error | null; times: number } = { error: null, times: 0 };
  let found: { formPages: readonly (number | null)[]; edition: string | null } = {
    formPages: [1],
    edition: '01/20/25',
  };
  let held: Promise<void> = Promise.resolve();
  let textsHeld: Promise<void> | null = null;
  let textsBegun = 0;
  let last: (() => Promise<unknown>) | null = null;
  const heldOr = (until: Promise<void>, signal: AbortSignal | undefined) =>
    Promise.race([
      until,
      new Promise<never>((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
    ]).catch((reason) => {
      stopped += 1;
      throw reason;
    });
  return {
    reads: () => reads,
    textsBegun: () => textsBegun,
    stopped: () => stopped,
    fail: (error, times) => {
      failures = { error, times };
    },
    findPages: (formPages, edition = '01/20/25') => {
      found = { formPages, edition };
    },
    hold: (until) => {
      held = until;
    },
    holdTexts: (until) => {
      textsHeld = until;
    },
    endWith: (input) => {
      last = input;
    },
    read: async (_bytes, { onProgress, signal } = {}) => {
      reads += 1;
      onProgress?.({ stage: 'reading', page: 1, pages: 2 });
      await heldOr(held, signal);
      onProgress?.({ stage: 'reading', page: 2, pages: 2 });
      const isFailing = failures.times > 0;
      failures.times -= 1;
      if (isFailing && failures.error) throw failures.error;
      const ending = last;
      last = null;
      await ending?.();
      return {
        source: {
          form: isFailing ? 'unknown' : 'I-589',
          edition: isFailing ? null : found.edition,
          pages: found.formPages.map((formPage, at) => ({
            page: at + 1,
            formPage: isFailing ? null : formPage,
          })),
          notes: [],
        },
        paper: isFailing ? null : { form: 'I-589', edition: '01/20/25', fields: toReadings(marisolQuispe) },
        rawText: ['Form I-589 Quispe', textsHeld ? { quarterTurns: 0 } : 'second page'],
      };
    },
    readTexts: async (_bytes, texts, { onText, signal } = {}) => {
      textsBegun += 1;
      await heldOr(textsHeld ?? Promise.resolve(), signal);
      onText?.(2, 'second page');
      return texts.map((text) => (typeof text === 'string' ? text : 'second page'));
    },
    warm: async () => {},
    close: async () => {},
  };
}
