import type { BoxAnswers } from '../answers/box-answers.ts';
import type { SourceForm } from '../catalogue.ts';
import type { FormDraft } from '../drafting/form-draft.ts';
import type { CalendarDate } from '../values/calendar-date.ts';
import type { Judgement } from './judgement.ts';
import type { MirrorTopic, NewAnswer } from './mirror-entry.ts';

/** All that is known while a paper is held against a form. */
export interface MirrorFacts<Data> {
  readonly data: Data;
  readonly answers: BoxAnswers;
  /** Reads the paper. */
  readonly draft: FormDraft;
  /** When the paper was signed; null: not readable. */
  readonly signed: CalendarDate | null;
  readonly today: Date;
}

/** What a form found out of one of its answers. */
export interface Finding {
  /** Id of the form's box at whose item it stands. */
  readonly box: string;
  readonly path: string | null;
  readonly topic: MirrorTopic;
  /** Ids of the paper's boxes to show. Those that stand empty are left out. */
  readonly before: readonly string[];
  /** Those of them that the judgement rests on; default: all. */
  readonly rests?: readonly string[];
  readonly now: NewAnswer | null;
  /** Null: neither paper nor form says anything. */
  readonly judgement: Judgement | null;
}

/** What a form knows of one kind of paper that told the same before. */
interface PaperMirror<Data> {
  /** Id of the paper's box with the day it was signed. */
  readonly signedAt: string;
  readonly find: (facts: MirrorFacts<Data>) => readonly Finding[];
}

/** Papers that a form can be held against. */
export type FormMirror<Data> = { readonly [Form in SourceForm]?: PaperMirror<Data> };

/** Text as typed; null where there is none. */
export const toText = (text: string): NewAnswer | null =>
  text.trim() === '' ? null : { kind: 'text', text: text.trim() };
