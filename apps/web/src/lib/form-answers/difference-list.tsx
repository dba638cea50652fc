import { isYesNoKind, type SectionSpec } from '@puente/forms/answers';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Difference } from './list-differences.ts';
import { findAnswer, nameAnswer } from './name-answer.ts';

/** Answers side by side that are not the same in two versions. */
export function DifferenceList({
  sections,
  differences,
  beforeLabel,
  afterLabel,
  renderChoice,
}: {
  sections: readonly SectionSpec[];
  differences: readonly Difference[];
  beforeLabel: string;
  afterLabel: string;
  /** Where each is decided on its own. */
  renderChoice?: (path: string, name: string) => ReactNode;
}) {
  const { t } = useTranslation('review');
  const { t: label } = useTranslation('fields', { lng: 'en' });
  const show = (path: string, text: string) => {
    if (text === '') return <span className="text-muted">{t('notAnswered')}</span>;
    const found = findAnswer(sections, path);
    const isYesNo = found?.kind === 'field' && isYesNoKind(found.spec.kind);
    return isYesNo ? t(text === 'yes' ? 'yes' : 'no') : text;
  };
  return (
    <ul className="divide-y divide-line rounded-md border border-line">
      {differences.map(({ path, before, after }) => (
        <li key={path} className="p-3 [overflow-wrap:anywhere]">
          <p className="font-semibold">{nameAnswer(sections, path, { t, label })}</p>
          <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3">
            <dt className="text-sm text-muted">{beforeLabel}</dt>
            <dd>{show(path, before)}</dd>
            <dt className="text-sm text-muted">{afterLabel}</dt>
            <dd>{show(path, after)}</dd>
          </dl>
          {renderChoice?.(path, nameAnswer(sections, path, { t, label }))}
        </li>
      ))}
    </ul>
  );
}
