import type { Normalised } from './normalised.ts';

/** What people and paper write for one kind of value. */
export interface PaperKind<Parsed = string, Context extends readonly unknown[] = []> {
  /** What a text on paper says, or null where it is no value of this kind. */
  readonly parse: (text: string, ...context: Context) => Normalised<Parsed> | null;
}

/** A kind of value of which we can say what is wrong with one that a person typed. */
export interface JudgedKind<
  Problem extends string,
  Context extends readonly unknown[] = [],
  Question extends readonly unknown[] = [],
> extends PaperKind<string, Context> {
  /** What is wrong with it where it is asked for, or null. */
  readonly problem: (typed: string, ...question: Question) => Problem | null;
}

/** A kind of value that its official box may take in one of several spellings. */
export interface SpelledKind<Context extends readonly unknown[], Box> extends PaperKind<string, Context> {
  /** What a person typed as the box may say it, best first. Which of them it holds, the limits of the box decide. */
  readonly toBox: (typed: string, box: Box) => readonly [string, ...string[]];
}

/** A value as its official box takes it, or why it cannot stand there. */
export type Boxed<Problem extends string> = { readonly text: string } | { readonly problem: Problem };

/** A kind of value whose official box takes one spelling of it. */
export interface Kind<
  Problem extends string,
  Context extends readonly unknown[] = [],
  Question extends readonly unknown[] = [],
> extends JudgedKind<Problem, Context, Question> {
  /** What a person typed, as the box takes it. */
  readonly toBox: (typed: string) => Boxed<Problem>;
}
