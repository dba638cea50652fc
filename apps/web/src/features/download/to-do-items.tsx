import type { Preflight } from '@puente/contract';
import { answersOf } from '@puente/forms/answers';
import { sourceLanguage } from '@puente/texts';
import { CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AnswerLink } from '../../lib/form-answers/answer-link.tsx';
import { nameAnswer } from '../../lib/form-answers/name-answer.ts';
import { useWarningText } from '../../lib/form-answers/use-warning-text.ts';
import { BlankItem } from './blank-item.tsx';

/** More of them would push what follows out of sight on a phone. */
const maxShownAtOnce = 5;

interface Row {
  readonly key: string;
  readonly content: ReactNode;
}

/** What can still be done in the review, each thing with the way to its answer: warnings, then empty boxes. */
export function ToDoItems({ preflight }: { preflight: Preflight }) {
  const { t } = useTranslation('download');
  const rows = useRows(preflight);
  if (rows.length === 0)
    return (
      <p className="flex gap-2 py-3">
        <CircleCheck aria-hidden className="mt-0.5 size-5 shrink-0 text-good" />
        {t('preflight.toDo.none')}
      </p>
    );
  const later = rows.slice(maxShownAtOnce);
  return (
    <div className="space-y-3 py-3">
      <h3 className="font-semibold">{t('preflight.toDo.title', { count: rows.length })}</h3>
      <p className="text-muted">{t('preflight.toDo.text')}</p>
      <Rows rows={rows.slice(0, maxShownAtOnce)} />
      {later.length > 0 ? (
        <details className="group">
          <summary className="inline-flex min-h-11 list-none items-center font-semibold text-accent underline underline-offset-4 group-open:hidden print:hidden [&::-webkit-details-marker]:hidden">
            {t('preflight.toDo.more', { count: later.length })}
          </summary>
          <Rows rows={later} />
        </details>
      ) : null}
    </div>
  );
}

const Rows = ({ rows }: { rows: readonly Row[] }) => (
  <ul className="space-y-3">
    {rows.map(({ key, content }) => (
      <li key={key} className="[overflow-wrap:anywhere]">
        {content}
      </li>
    ))}
  </ul>
);

/** One row an answer, however many warnings stand beside it. */
function useRows({ warnings, missing, form }: Preflight): readonly Row[] {
  const { t } = useTranslation('download');
  const { t: review } = useTranslation('review');
  const { t: label } = useTranslation('fields', { lng: sourceLanguage });
  const toText = useWarningText();
  const sections = answersOf(form).sections;
  const warned = [...new Set(warnings.map(({ path }) => path))];
  const empty = new Set(missing.map(({ path }) => path));
  const toWarned = (path: string): Row => ({
    key: path,
    content: (
      <>
        <AnswerLink path={path}>{nameAnswer(sections, path, { t: review, label })}</AnswerLink>
        {[...new Set(warnings.filter((one) => one.path === path).map(toText))].map((text) => (
          <p key={text}>{text}</p>
        ))}
        {empty.has(path) ? <p>{t('preflight.toDo.blank')}</p> : null}
      </>
    ),
  });
  const toEmpty = (item: Preflight['missing'][number]): Row => ({
    key: item.id,
    content: (
      <>
        <BlankItem item={item} />
        <p>{t('preflight.toDo.blank')}</p>
      </>
    ),
  });
  const alone = missing.filter(({ path }) => path !== null && !warned.includes(path));
  return [...warned.map(toWarned), ...alone.map(toEmpty)];
}
