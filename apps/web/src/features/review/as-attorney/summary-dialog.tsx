import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { ChangeList } from './change-list.tsx';
import { useReviewer, useTyped } from './reviewer-context.ts';
import { listChanges, listNotes } from './reviewer-copy.ts';
import { SubmitProblem } from './submit-problem.tsx';
import { undoChange } from './undo-change.ts';
import { useAnswerWords } from './use-answer-words.ts';
import { useCountsText } from './use-counts-text.ts';
import type { SubmitState } from './use-submit.ts';

interface Props {
  readonly state: SubmitState;
  readonly onSubmit: () => void;
  readonly onClose: () => void;
}

/** All that will be sent, once more, before it is. */
export function SummaryDialog({ state, onSubmit, onClose }: Props) {
  const { t } = useTranslation('attorney');
  const { t: frame } = useTranslation('frame');
  const copy = useReviewer();
  const typed = useTyped((all) => all);
  const say = useCountsText();
  const { nameOf } = useAnswerWords();
  const [changes, setChanges] = useState(() => listChanges(copy));
  const notes = listNotes(typed);
  const general = typed.reviewNotes.trim();
  const busy = state.kind === 'sending';
  return (
    <Dialog title={t('summary.title')} closeLabel={frame('close')} onClose={onClose}>
      <div inert={busy} className="space-y-5">
        <p data-summary className="font-semibold">
          {say({ changes: changes.length, notes: notes.length + (general ? 1 : 0) })}
        </p>
        <p>
          {t('summary.as', { name: typed.reviewer.name.trim(), role: t(`roles.${typed.reviewer.role}`) })}{' '}
          <span className="font-semibold">{t(`statuses.${typed.reviewStatus}`)}</span>
        </p>
        {changes.length > 0 ? (
          <section className="space-y-2">
            <h3 className="font-semibold">{t('summary.changes')}</h3>
            <p className="text-sm text-muted">{t('proposals')}</p>
            <ChangeList
              changes={changes}
              onUndo={(change) => {
                undoChange(copy.model, change);
                setChanges(listChanges(copy));
              }}
            />
          </section>
        ) : null}
        {notes.length > 0 || general ? (
          <section className="space-y-2">
            <h3 className="font-semibold">{t('summary.notes')}</h3>
            <ul className="divide-y divide-line rounded-md border border-line">
              {notes.map(({ path, text }) => (
                <Note key={path} name={nameOf(path)} text={text} />
              ))}
              {general ? <Note name={t('verdict.notes')} text={general} /> : null}
            </ul>
          </section>
        ) : null}
        {changes.length === 0 && notes.length === 0 && !general ? <p>{t('summary.nothing')}</p> : null}
        <SubmitProblem state={state} />
        <div className="flex flex-col gap-3 sm:flex-row">
          <Button disabled={busy} onClick={onSubmit}>
            {busy ? t('submit.sending') : t('submit.send')}
          </Button>
          <Button variant="secondary" disabled={busy} onClick={onClose}>
            {t('submit.back')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

const Note = ({ name, text }: { name: string; text: string }) => (
  <li className="p-3 [overflow-wrap:anywhere]">
    <p className="font-semibold">{name}</p>
    <p dir="auto" className="whitespace-pre-wrap">
      {text}
    </p>
  </li>
);
