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
  readonly looks: () => number;
  /** Whether the last reading had what a look found. */
  readonly lookedBefore: () => boolean;
  /** Readings that were stopped half way. */
  readonly stopped: () => number;
  /** The next readings end like this instead; `null`: with paper that no catalogue knows. */
  fail: (error: Error | null, times: number) => void;
  /** The pages of the form that the next readings find, by page of the upload; null: of no form we know. */
  findPages: (formPages: readonly (number | null)[], edition?: string | null) => void;
  /** Readings and looks wait until what this returns is called. */
  hold: () => () => void;
  readonly textsBegun: () => number;
  /**
   * From now on the second page's text, with a long answer on it, is owed when a reading ends, and waits until what this
   * returns is called. Before, none is owed.
   */
  holdTexts: () => () => void;
  /** The next reading, all but its texts, ends with this, whatever becomes of its run meanwhile. */
  endWith: (last: () => Promise<unknown>) => void;
}

interface FoundPages {
  readonly formPages: readonly (number | null)[];
  readonly edition: string | null;
}

const longAnswer = {
  fieldId: 'B.2.text',
  place: { page: 2, box: [0.1, 0.3, 0.8, 0.1] as const },
  source: 'ocr' as const,
};

const readAnswer: FieldReading = {
  ...longAnswer,
  score: 0.9,
  state: 'text',
  text: 'I was held for two days.',
};

const identity = [1, 0, 0, 0, 1, 0, 0, 0, 1] as const;

const owedText = {
  quarterTurns: 0 as const,
  boxes: {
    guess: { form: 'I-589' as const, edition: '01/20/25', page: 6, score: 1, toImage: identity },
    fields: [{ id: longAnswer.fieldId, handwritten: false }],
  },
};

function toFields(areTextsOwed: boolean): Map<string, FieldReading> {
  const fields = toReadings({ ...marisolQuispe, ...(areTextsOwed && { 'B.2.yes': true }) });
  if (areTextsOwed) fields.set(longAnswer.fieldId, { ...longAnswer, score: 0.5, state: 'unclear' });
  return fields;
}

const toReading = ({ formPages, edition }: FoundPages, isUnknown: boolean, areTextsOwed: boolean) => ({
  source: {
    form: isUnknown ? ('unknown' as const) : ('I-589' as const),
    edition: isUnknown ? null : edition,
    pages: formPages.map((formPage, at) => ({ page: at + 1, formPage: isUnknown ? null : formPage })),
    notes: [],
  },
  paper: isUnknown ? null : { form: 'I-589' as const, edition: '01/20/25', fields: toFields(areTextsOwed) },
  rawText: ['Form I-589 Quispe', areTextsOwed ? owedText : 'second page'],
});

/** Where work waits from `hold` until what it returned is called; `until` is null as long as nothing was held. */
function createGate() {
  let until: Promise<void> | null = null;
  const hold = () => {
    let release = () => {};
    until = new Promise((resolve) => {
      release = resolve;
    });
    return () => release();
  };
  return { hold, until: () => until };
}

const nothingSeen = { editions: '', ranks: [] };

export function createStubReader(): StubReader {
  let reads = 0;
  let looks = 0;
  let lookedBefore = false;
  let stopped = 0;
  let failures: { error: Error | null; times: number } = { error: null, times: 0 };
  let found: FoundPages = { formPages: [1], edition: '01/20/25' };
  const readingGate = createGate();
  const textGate = createGate();
  let textsBegun = 0;
  let last: (() => Promise<unknown>) | null = null;
  const heldOr = (until: Promise<void> | null, signal: AbortSignal | undefined) =>
    Promise.race([
      until,
      new Promise<never>((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
    ]).catch((reason) => {
      stopped += 1;
      throw reason;
    });
  return {
    reads: () => reads,
    looks: () => looks,
    lookedBefore: () => lookedBefore,
    textsBegun: () => textsBegun,
    stopped: () => stopped,
    fail: (error, times) => {
      failures = { error, times };
    },
    findPages: (formPages, edition = '01/20/25') => {
      found = { formPages, edition };
    },
    hold: readingGate.hold,
    holdTexts: textGate.hold,
    endWith: (input) => {
      last = input;
    },
    look: async (_bytes, { signal } = {}) => {
      looks += 1;
      await heldOr(readingGate.until(), signal);
      const pages = found.formPages.map((formPage, at) => ({ page: at + 1, formPage, isEmpty: false }));
      return { form: 'I-589', pages, missing: [], isUnfilled: false, mentioned: [], looked: nothingSeen };
    },
    read: async (_bytes, { looked, onProgress, signal } = {}) => {
      lookedBefore = looked !== undefined;
      reads += 1;
      onProgress?.({ stage: 'reading', page: 1, pages: 2 });
      await heldOr(readingGate.until(), signal);
      onProgress?.({ stage: 'reading', page: 2, pages: 2 });
      const isFailing = failures.times > 0;
      failures.times -= 1;
      if (isFailing && failures.error) throw failures.error;
      const ending = last;
      last = null;
      await ending?.();
      return toReading(found, isFailing, textGate.until() !== null);
    },
    readTexts: async (_bytes, texts, { onText, signal } = {}) => {
      textsBegun += 1;
      await heldOr(textGate.until(), signal);
      onText?.(2, { text: 'second page', boxes: [readAnswer] });
      return texts.map((text) => (typeof text === 'string' ? text : 'second page'));
    },
    warm: async () => {},
    close: async () => {},
  };
}
