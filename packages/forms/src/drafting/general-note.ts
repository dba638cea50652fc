import type { GeneralNoteCode } from '@puente/contract';

/** What the paper as a whole leaves open. The person is told it in a sentence of its own. */
export interface GeneralNote {
  readonly code: GeneralNoteCode;
  /** Form-data path of the answer that it leaves open; null when it is about more than one. */
  readonly path: string | null;
  /** The part of the paper, as printed there, that it is about. */
  readonly part?: string;
}

/** A note on a path of the form data. */
export interface PathNote {
  readonly path: string;
  /** What to tell the person, of notes that belong to no single box. */
  readonly general?: Omit<GeneralNote, 'path'>;
}

const ofManyAnswers: ReadonlySet<GeneralNoteCode> = new Set([
  'additional-information-not-carried',
  'dates-day-first',
]);

/** The general ones among notes on paths, each code once. */
export function listGeneral(notes: readonly PathNote[]): GeneralNote[] {
  const byCode = new Map<GeneralNoteCode, GeneralNote>();
  for (const { path, general } of notes)
    if (general && !byCode.has(general.code))
      byCode.set(general.code, { ...general, path: ofManyAnswers.has(general.code) ? null : path });
  return [...byCode.values()];
}
