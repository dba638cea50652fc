import { CircleDot, ListChecks } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { CheckCounter } from './check-counter.ts';
import type { SaveState } from './use-save.ts';

const checkable = '[data-check] input, [data-check] select';

/** Moves to the next field that needs a look, from where the focus is; after the last, to the first. */
const focusNextToCheck = () => {
  const fields = [...document.querySelectorAll<HTMLElement>(checkable)];
  const here = document.activeElement;
  const next = fields.find(
    (field) =>
      here && here !== field && here.compareDocumentPosition(field) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
  const target = next ?? fields[0];
  target?.scrollIntoView({ block: 'center' });
  target?.focus({ preventScroll: true });
};

/** How many answers need a look, and the way to the next. Stays in sight while scrolling. */
export const ReviewStatus = ({
  counter,
  edited,
  save,
}: {
  counter: CheckCounter;
  edited: boolean;
  save: SaveState;
}) => {
  const { t, i18n } = useTranslation('review');
  const count = useSyncExternalStore(counter.subscribe, counter.count);
  return (
    <div className="sticky top-0 z-10 -mx-4 flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line bg-white px-4 py-2">
      <p role="status" className="flex items-center gap-2 font-semibold">
        <ListChecks aria-hidden className="size-5 text-accent" />
        {t('toCheck', { count })}
      </p>
      {count > 0 ? (
        <Button variant="quiet" className="px-2!" onClick={focusNextToCheck}>
          {t('nextToCheck')}
        </Button>
      ) : null}
      <p role="status" className="ms-auto">
        {edited ? (
          <span className="inline-flex items-center gap-1.5 rounded-full border border-check bg-check-soft px-3 py-0.5 text-sm font-semibold text-check">
            <CircleDot aria-hidden className="size-4" />
            {t('unsaved')}
          </span>
        ) : save.kind === 'saved' ? (
          <span className="text-sm text-muted">
            {t('savedAt', {
              time: save.at.toLocaleTimeString(i18n.language, { hour: '2-digit', minute: '2-digit' }),
            })}
          </span>
        ) : null}
      </p>
    </div>
  );
};

export const SaveFailure = ({ save, onRetry }: { save: SaveState; onRetry: () => void }) => {
  const { t } = useTranslation('review');
  if (save.kind !== 'failed') return null;
  return (
    <Notice tone="problem" title={t('saveFailed.title')}>
      <p>{save.message}</p>
      {save.message === t('saveFailed.text') ? null : <p>{t('saveFailed.text')}</p>}
      {save.issues.length > 0 ? (
        <>
          <p>{t('saveFailed.fields')}</p>
          <ul className="list-disc ps-5">
            {save.issues.map(({ path, message }) => (
              <li key={path}>
                {path}: {message}
              </li>
            ))}
          </ul>
        </>
      ) : null}
      <Button onClick={onRetry}>{t('saveFailed.retry')}</Button>
    </Notice>
  );
};
