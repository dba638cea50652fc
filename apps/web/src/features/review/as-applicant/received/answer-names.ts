import type { TargetForm } from '@puente/contract';
import { answersOf, isYesNoKind, type ListSpec, type SectionSpec } from '@puente/forms/answers';
import { isMadeLine } from '@puente/forms/changes';
import { sourceLanguage } from '@puente/texts';
import { useTranslation } from 'react-i18next';
import { getAt, toAnswerText } from '../../../../lib/form-answers/form-values.ts';
import { findAnswer, nameAnswer } from '../../../../lib/form-answers/name-answer.ts';
import { useOptionText } from '../../../../lib/form-answers/use-option-text.ts';

function findList(sections: readonly SectionSpec[], path: string): ListSpec | null {
  const part = findAnswer(sections, path)?.part;
  return part?.kind === 'list' ? part : null;
}

/** Names and values of a form's answers as the review writes them; labels stay those of the form, in English. */
export function useAnswerNames(formType: TargetForm) {
  const { t } = useTranslation('review');
  const { t: label } = useTranslation('fields', { lng: 'en' });
  const { t: meaning, i18n } = useTranslation('fields');
  const { t: received } = useTranslation('received');
  const option = useOptionText();
  const sections = answersOf(formType).sections;
  const say = (path: string, value: unknown): string => {
    const found = findAnswer(sections, path);
    const spec = found?.kind === 'field' ? found.spec : null;
    const text = Array.isArray(value) ? value : toAnswerText(value);
    if (text === '' || text === undefined || (Array.isArray(text) && text.length === 0)) return '';
    if (isYesNoKind(spec?.kind)) return t(text === 'yes' ? 'yes' : 'no');
    if (Array.isArray(text)) return text.map((one) => option(String(one))).join(', ');
    return spec?.options ? option(String(text)) : String(text);
  };
  return {
    name: (path: string) => (path ? nameAnswer(sections, path, { t, label }) : received('thread.whole')),
    /** What an answer's English label means, where the page is in another language. */
    gloss: (path: string) => {
      const found = findAnswer(sections, path);
      return found?.kind === 'field' && i18n.language !== sourceLanguage ? meaning(found.spec.label) : null;
    },
    say,
    notAnswered: t('notAnswered'),
    /** The filled answers of an entry, each with its label. */
    listEntry: (path: string, entry: unknown): { label: string; text: string }[] =>
      (findList(sections, path)?.fields ?? []).flatMap((field) => {
        if (isMadeLine(field.path, entry)) return [];
        const text = say(`${path}.${field.path}`, getAt(entry, field.path));
        return text ? [{ label: label(field.label), text }] : [];
      }),
  };
}

export type AnswerNames = ReturnType<typeof useAnswerNames>;
