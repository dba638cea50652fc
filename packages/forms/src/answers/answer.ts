import type { WithheldReason } from '@puente/contract';
import type { PathOf, RowsOf } from '../path.ts';
import type { RequiredItem } from '../preflight/required-item.ts';
import type { FieldSpec, GroupSpec, ListSpec, SectionSpec } from './field-spec.ts';
import type { NumberAsked } from './number-kinds.ts';

/** What is asked, where that decides how an answer is checked and written; elsewhere its kind alone does. */
type Asked =
  | NumberAsked
  | 'category'
  | 'citizenship'
  | 'country'
  | 'i94-status'
  | 'listed'
  | 'name'
  | 'place-line'
  | 'state'
  | 'weight'
  | 'zip';

/** How the form asks for an answer. `fields`: the boxes any of which answers it, where they are not its own. */
export type Requirement<Data, Label extends string = string> = Omit<
  RequiredItem<Data, Label>,
  'fields' | 'path'
> &
  Partial<Pick<RequiredItem<Data>, 'fields'>>;

type ChoiceBoxes = Readonly<Record<string, string>>;

/** One answer of a form, with its place on paper. */
export interface AnswerSpec<Path extends string = string> extends FieldSpec<Path> {
  /**
   * Catalogue id of its box. Of an answer of a list: one for each entry that has boxes. Of an answer that may name several
   * things, or is written in pieces: one for each, in their order.
   */
  readonly box?: string | readonly string[];
  /** The box of each choice, `yes` and `no` of what is true or false; of an answer of a list: one for each entry as well. */
  readonly choices?: ChoiceBoxes | readonly ChoiceBoxes[];
  /** Boxes that repeat a number; `*` ends the start of the ids of several. */
  readonly copies?: readonly string[];
  /** What is ticked where a number is written. */
  readonly ticks?: string;
  readonly asks?: Asked;
  /** A date that may be answered with the word `unknown`. */
  readonly mayBeUnknown?: true;
  /** Why an answer, or a choice, that has no box is left out. */
  readonly withheld?: WithheldReason;
  /** Nothing is said, while it is typed, of how it fits its box. */
  readonly isUnchecked?: true;
  /** Whether it is printed at all; left out: it is. */
  readonly isWritten?: (data: unknown) => boolean;
}

/** One answer of a form: all that is known of it. */
export interface Answer<Data, Path extends string = string, Label extends string = string>
  extends AnswerSpec<Path> {
  /** How the form asks for it: of everybody, or of those `when` is true of. */
  readonly required?: Requirement<Data, Label> | ReadonlyArray<Requirement<Data, Label>>;
}

export interface AnswerGroup<Data, Label extends string = string> extends GroupSpec<PathOf<Data>> {
  readonly fields: ReadonlyArray<Answer<Data, PathOf<Data>, Label>>;
}

export interface AnswerList<
  Data,
  Path extends string = string,
  EntryPath extends string = string,
  Label extends string = string,
> extends ListSpec<Path, EntryPath> {
  readonly fields: ReadonlyArray<Answer<Data, EntryPath, Label>>;
  /** The form asks for as many entries as it has boxes for, whether or not they are listed. */
  readonly isAskedOfAll?: true;
}

type AnswerListOf<Data, Label extends string> = {
  [Path in keyof RowsOf<Data> & string]: AnswerList<Data, Path, PathOf<RowsOf<Data>[Path]>, Label>;
}[keyof RowsOf<Data> & string];

/** A section of one form: a path that its form data does not have does not compile. */
export interface AnswerSection<Data, Label extends string = string> extends SectionSpec {
  readonly parts: ReadonlyArray<AnswerGroup<Data, Label> | AnswerListOf<Data, Label>>;
  /** What the blank asks for here that is no single answer, in its order; most of it is answered by hand on paper. */
  readonly items?: ReadonlyArray<RequiredItem<Data, Label>>;
}

/** Makers of the answers and sections of one form, which keep each code of a label as its type. */
export const formOf = <Data>() => ({
  answers: <const Label extends string = never>(
    answers: ReadonlyArray<Answer<Data, PathOf<Data>, Label>>,
  ): typeof answers => answers,
  group: <Label extends string = never>(
    title: GroupSpec['title'],
    fields: ReadonlyArray<Answer<Data, PathOf<Data>, Label>>,
    more: Pick<GroupSpec<PathOf<Data>>, 'path' | 'onlyWhenSaid' | 'onlyWhen'> = {},
  ): AnswerGroup<Data, Label> => ({ kind: 'group', title, fields, ...more }),
  section: <const Label extends string = never>(
    section: AnswerSection<Data, Label>,
  ): AnswerSection<Data, Label> => section,
});

/** An answer by its pattern in form data: `*` stands for each row of a list. */
export interface PlacedAnswer extends AnswerSpec {
  readonly pattern: string;
}

/** Sections of any form, of which no more is asked than what each answer is. */
export type AnswerSections = ReadonlyArray<{
  readonly parts: ReadonlyArray<{
    readonly kind: 'group' | 'list';
    readonly path?: string;
    readonly fields: readonly AnswerSpec[];
  }>;
}>;

/** All answers of a form, in the order of its review. */
export const listAnswers = (sections: AnswerSections): PlacedAnswer[] =>
  sections.flatMap(({ parts }) =>
    parts.flatMap(({ kind, path, fields }) =>
      fields.map((answer) => ({
        ...answer,
        pattern: kind === 'list' ? `${path}.*.${answer.path}` : answer.path,
      })),
    ),
  );

/** The boxes of an answer that is no choice. */
export const listBoxes = ({ box = [] }: AnswerSpec): readonly string[] => [box].flat();

/** The boxes of the choices of an answer; of an answer of a list: for each entry that has some. */
export const listChoices = ({ choices = [] }: AnswerSpec): readonly ChoiceBoxes[] => [choices].flat();

/** How many entries of a list have boxes. */
export const countSlots = ({ fields }: { readonly fields: readonly AnswerSpec[] }): number =>
  Math.max(...fields.map((answer) => Math.max(listBoxes(answer).length, listChoices(answer).length)));
