import type { Change } from '@puente/forms/changes';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { toPathNow } from '../../../lib/form-answers/row-paths.ts';
import { ChangeList, ItemName } from './change-list.tsx';
import { useReviewer } from './reviewer-context.ts';
import { useAnswerWords } from './use-answer-words.ts';
import { useWork } from './use-work.ts';

/** The reviewer's changes and notes, each with the way to its answer. */
export function MyWork() {
  const { t } = useTranslation('attorney');
  const { model } = useReviewer();
  const { changes, notes } = useWork();
  const { nameOf } = useAnswerWords();
  const id = useId();
  const toNow = (path: string) => toPathNow(model.form.sections, model.getState().values, path);
  const goToChange = ({ kind, path }: Change) => {
    // Of a removed entry the list is left, where it can be put back.
    if (kind === 'remove') return model.goTo(path.slice(0, path.lastIndexOf('.')));
    model.goTo(kind === 'add' ? path : (toNow(path) ?? path));
  };
  const toNote = (path: string) => {
    const now = toNow(path);
    return now === null ? undefined : () => model.goTo(now);
  };
  return (
    <section aria-labelledby={id} data-mine className="space-y-3">
      <h3 id={id} className="font-semibold">
        {t('mine.title')}
      </h3>
      {changes.length + notes.length === 0 ? <p className="text-muted">{t('mine.none')}</p> : null}
      {changes.length > 0 ? <ChangeList changes={changes} onGoTo={goToChange} /> : null}
      {notes.length > 0 ? (
        <ul className="divide-y divide-line rounded-md border border-line">
          {notes.map(({ path, text }) => (
            <li key={path} className="p-3 [overflow-wrap:anywhere]">
              <ItemName name={nameOf(path)} onGoTo={toNote(path)} />
              <p dir="auto" className="whitespace-pre-wrap">
                {text}
              </p>
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}
