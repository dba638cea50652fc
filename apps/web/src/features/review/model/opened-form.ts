import type { Evidence, TargetForm } from '@puente/contract';
import { answersOf, type SectionSpec } from '@puente/forms/answers';
import { type FormValues, getAt } from '../../../lib/form-answers/form-values.ts';
import { isEmptyAnswer } from '../../../lib/form-answers/is-empty-answer.ts';

export type FindEvidence = (path: string) => Evidence | undefined;

/** The parts of an open form that stay the same while it is open, for applicant and reviewer alike. */
export interface OpenedForm {
  readonly formType: TargetForm;
  /** The form data it was opened with. Keys the review does not show are kept from it. */
  readonly formData: FormValues;
  readonly sections: readonly SectionSpec[];
  /** The answers as they were when the form was opened; evidence is filed by their paths. */
  readonly opened: FormValues;
  readonly findEvidence: FindEvidence;
  /** Answers that a person should look at, by where their evidence is filed, in the order of the form. */
  readonly doubtful: ReadonlySet<string>;
}

/** Evidence that a person should look at before trusting the value, or of which no value could be made. */
const isDoubtful = (evidence: Evidence | undefined, value: unknown): evidence is Evidence =>
  evidence !== undefined &&
  (evidence.confidence !== 'high' || evidence.handwritten === true || isEmptyAnswer(value));

/** Paths of what is asked: a name in one line is asked about by its parts, what the form has no box for not at all. */
const listPaths = (sections: readonly SectionSpec[], values: FormValues): string[] =>
  sections.flatMap(({ parts }) =>
    parts.flatMap((part) => {
      const paths = part.fields.flatMap(({ path, kind, hint }) =>
        kind === 'name-line' || hint === 'keptOnly' ? [] : [path],
      );
      if (part.kind === 'group') return paths;
      const rows = (getAt(values, part.path) ?? []) as unknown[];
      return rows.flatMap((_, row) => paths.map((path) => `${part.path}.${row}.${path}`));
    }),
  );

export const listDoubtful = (
  sections: readonly SectionSpec[],
  values: FormValues,
  findEvidence: FindEvidence,
): string[] =>
  listPaths(sections, values).filter((path) => isDoubtful(findEvidence(path), getAt(values, path)));

export function toOpenedForm(
  formType: TargetForm,
  { formData, opened, findEvidence }: Pick<OpenedForm, 'formData' | 'opened' | 'findEvidence'>,
): OpenedForm {
  const sections = answersOf(formType).sections;
  const doubtful = new Set(listDoubtful(sections, opened, findEvidence));
  return { formType, formData, sections, opened, findEvidence, doubtful };
}

/** The answers a person has confirmed as read when the form was opened. */
export const listCheckedAtOpening = ({ doubtful, findEvidence }: OpenedForm): ReadonlySet<string> =>
  new Set([...doubtful].filter((path) => findEvidence(path)?.checked));
