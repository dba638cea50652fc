import type { Change } from '@puente/forms/changes';
import { useTranslation } from 'react-i18next';
import { useAnswerWords } from './use-answer-words.ts';

/** Changes with what was there before; `onUndo` takes one back. */
export function ChangeList({
  changes,
  onUndo,
}: {
  changes: readonly Change[];
  onUndo?: (change: Change) => void;
}) {
  const { t } = useTranslation('attorney');
  const { nameOf, say } = useAnswerWords();
  return (
    <ul className="divide-y divide-line rounded-md border border-line">
      {changes.map((change) => {
        const name = nameOf(change.path);
        return (
          <li key={`${change.kind} ${change.path}`} className="p-3 [overflow-wrap:anywhere]">
            <p className="font-semibold">{name}</p>
            {change.kind === 'change' ? (
              <p>
                <s>{say(change.from)}</s> <span aria-hidden>→</span>{' '}
                <span className="sr-only">{t('becomes')}</span>
                <span className="font-semibold">{say(change.to)}</span>
              </p>
            ) : (
              <p>
                {t(change.kind === 'add' ? 'entryAdded' : 'entryRemoved')}{' '}
                <span className="text-muted">{say(change.kind === 'add' ? change.to : change.from)}</span>
              </p>
            )}
            {onUndo ? (
              <button
                type="button"
                onClick={() => onUndo(change)}
                aria-label={t('undoOf', { field: name })}
                className="min-h-9 rounded-md px-1 text-sm font-semibold text-accent underline underline-offset-4"
              >
                {t('undo')}
              </button>
            ) : null}
          </li>
        );
      })}
    </ul>
  );
}
