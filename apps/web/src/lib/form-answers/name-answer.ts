import type { FieldSpec, GroupSpec, ListSpec, SectionSpec } from '@puente/forms/answers';
import type { TFunction } from 'i18next';

/** Texts of the review, and the official English labels. */
export interface AnswerTexts {
  readonly t: TFunction<'review'>;
  readonly label: TFunction<'fields'>;
}

type Found =
  | {
      readonly kind: 'field';
      readonly spec: FieldSpec;
      readonly part: GroupSpec | ListSpec;
      readonly row?: number;
    }
  | { readonly kind: 'entry'; readonly part: ListSpec; readonly row: number }
  | { readonly kind: 'list'; readonly part: ListSpec };

function findInList(part: ListSpec, path: string): Found | null {
  if (path === part.path) return { kind: 'list', part };
  const [, index, inner] = /^(\d+)(?:\.(.+))?$/.exec(path.slice(part.path.length + 1)) ?? [];
  if (!path.startsWith(`${part.path}.`) || index === undefined) return null;
  const row = Number(index);
  const spec = part.fields.find((field) => field.path === inner);
  return spec ? { kind: 'field', spec, part, row } : { kind: 'entry', part, row };
}

/** What a form-data path stands for on this screen; null for one the review does not show. */
export function findAnswer(sections: readonly SectionSpec[], path: string): Found | null {
  for (const part of sections.flatMap(({ parts }) => parts)) {
    if (part.kind === 'list') {
      const found = findInList(part, path);
      if (found) return found;
      continue;
    }
    const spec = part.fields.find((field) => field.path === path);
    if (spec) return { kind: 'field', spec, part };
  }
  return null;
}

/** Answers to questions of one edition alone, which the review does not ask. */
const newAnswers = 'box_answers.';

/** An answer as a person finds it on the page: "Address 2: City or Town". Never a raw path. */
export function nameAnswer(
  sections: readonly SectionSpec[],
  path: string,
  { t, label }: AnswerTexts,
): string {
  const found = findAnswer(sections, path);
  if (!found) return t(path.startsWith(newAnswers) ? 'newAnswer' : 'answer');
  if (found.kind === 'list') return t(`groups.${found.part.title}`);
  const { part } = found;
  const place =
    part.kind === 'list'
      ? t(`entries.${part.entry}`, { n: (found.row ?? 0) + 1 })
      : t(`groups.${part.title}`);
  return found.kind === 'entry' ? place : t('answerIn', { place, field: label(found.spec.label) });
}
