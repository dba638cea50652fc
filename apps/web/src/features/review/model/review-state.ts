import type { StoreApi } from 'zustand/vanilla';
import type { Content } from './diff.ts';
import type { History } from './history.ts';
import type { Marks } from './needs.ts';
import type { OpenedForm } from './opened-form.ts';
import type { PathWatch } from './path-watch.ts';

/** Where the screen is to bring the person. A new object each time, so that the same place can be asked for again. */
export interface Wanted {
  readonly path: string;
  /** `change`: open for a change; `check`: in the worklist; `back`: where it stands now; `keep`: only if the focus was lost. */
  readonly how: 'change' | 'check' | 'back' | 'keep';
}

/** What was last undone or made again. */
export interface Moved {
  readonly direction: 'undone' | 'redone';
  readonly path: string;
}

export interface ReviewState extends Content, Marks {
  readonly history: History;
  /** The answer, entry or list that has the focus or had it last. */
  readonly place: string | null;
  readonly hasFocus: boolean;
  /** The answer that had the focus last, with where its evidence is filed. */
  readonly atHand: { readonly path: string; readonly readPath: string | null } | null;
  /** The answer being typed into, of which nothing new is said before it is left. */
  readonly typed: string | null;
  readonly wanted: Wanted | null;
  readonly moved: Moved | null;
}

/** What the parts of a model work on. */
export interface ModelParts {
  readonly form: OpenedForm;
  readonly store: StoreApi<ReviewState>;
  readonly paths: PathWatch;
}
