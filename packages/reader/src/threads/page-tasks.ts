import type { FieldReading } from '@puente/forms';
import type { DocumentOutline, PageNature } from '../document-outline.ts';
import type { EngineProof } from '../engine/engine-choice.ts';
import type { PageGuess } from '../identify/rank-page.ts';
import type { FieldCrop } from '../propose/cut-crops.ts';

/** A file that threads open for themselves: `bytes` lie in shared memory. */
export interface SharedDocument {
  readonly id: string;
  readonly bytes: Uint8Array;
  readonly fileName: string;
  readonly maxPages: number;
}

/** What a reading thread can do: name → what it takes and gives. */
export interface PageTasks {
  readonly outline: (input: { document: SharedDocument }) => Promise<DocumentOutline>;
  readonly rank: (input: { document: SharedDocument; page: number }) => Promise<PageGuess[]>;
  /** Null when the page does not lie where the guess says. */
  readonly read: (input: ReadPageInput) => Promise<FieldReading[] | null>;
  /** Pictures of the ink of the named fields of a scanned form page. */
  readonly crops: (input: ReadPageInput & { readonly fieldIds: readonly string[] }) => Promise<FieldCrop[]>;
  /** All text of a page's picture, once turned clockwise by so many quarters. */
  readonly text: (input: ReadTextInput) => Promise<string>;
  readonly forget: (input: { id: string }) => void;
  /** Finds the fastest engine that reads as plain WebAssembly does. */
  readonly choose: (input: Record<string, never>) => Promise<EngineProof>;
  readonly warm: (input: Record<string, never>) => Promise<void>;
}

export interface ReadPageInput {
  readonly document: SharedDocument;
  readonly page: number;
  readonly nature: PageNature;
  readonly guess: PageGuess;
}

interface ReadTextInput {
  readonly document: SharedDocument;
  readonly page: number;
  readonly quarterTurns: 0 | 1 | 2 | 3;
}
