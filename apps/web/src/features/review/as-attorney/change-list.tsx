import type { Change } from '@puente/forms/changes';
import { useTranslation } from 'react-i18next';
import { useAnswerWords } from './use-answer-words.ts';

interface Props {
  readonly changes: readonly Change[];
  /** Takes one back. */
  readonly onUndo?: (change: Change) => void;
  /** Leads to where one stands. */
  readonly onGoTo?: (change: Change) => void;
}

/** Changes with what was there before. */
export function ChangeList({ changes, onUndo, onGoTo }: Props) {
  const { t } = useTranslation('attorney');
  const { nameOf, say } = useAnswerWords();
  return (
    <ul className="divide-y divide-line rounded-md border border-line">
      {changes.map((change) => {
        const name = nameOf(change.path);
        return (
          <li key={`${change.kind} ${change.path}`} className="p-3 [overflow-wrap:anywhere]">
            <ItemName name={name} onGoTo={onGoTo && (() => onGoTo(change))} />
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

/** What an item of a list is about; with `onGoTo` it leads there. */
export const ItemName = ({ name, onGoTo }: { name: string; onGoTo: (() => void) | undefined }) =>
  onGoTo ? (
    <button
      type="button"
      onClick={onGoTo}
      className="min-h-11 rounded-md text-start font-semibold text-accent underline underline-offset-4 hover:bg-accent-soft"
    >
      {name}
    </button>
  ) : (
    <p className="font-semibold">{name}</p>
  );
