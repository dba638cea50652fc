import type { DocumentView } from '@puente/contract';
import { isRowPath } from '@puente/forms/changes';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toPersonMessage } from '../../../lib/api/api-error.ts';
import { DifferenceList } from '../../../lib/form-answers/difference-list.tsx';
import { toDifferenceText } from '../../../lib/form-answers/list-differences.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import type { ReviewSession } from '../saving/review-session.ts';

/**
 * The answers here stay and are saved, so that they are among the earlier versions; then, where the person wants them, the
 * others are put in their place.
 */
async function settle({ queue, merging }: ReviewSession, theirs: DocumentView, side: 'mine' | 'theirs') {
  const takeTheirs = side === 'theirs' ? merging.prepare(theirs) : null;
  merging.settle(theirs);
  const kept = await queue.keepMine();
  if (!takeTheirs) return kept;
  takeTheirs();
  queue.touch();
  return queue.flush();
}

/** Answers were changed here and elsewhere: which of the two is to count. Neither is lost. */
export function ConflictDialog({ session, onClose }: { session: ReviewSession; onClose: () => void }) {
  const { t } = useTranslation('review');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [state] = useState(session.queue.state);
  if (state.kind !== 'conflict') return null;
  const { theirs } = state;
  const isSameForm = theirs.formType === session.document.formType;
  const differences = session.merging.listConflicts(theirs).map(({ path, ...values }) => {
    const say = (value: unknown) =>
      value === null && isRowPath(path) ? t('conflict.removed') : toDifferenceText(value);
    return { path, before: say(values.mine), after: say(values.theirs) };
  });
  const choose = async (act: () => Promise<boolean>) => {
    setBusy(true);
    setProblem(null);
    try {
      if (await act()) return onClose();
      setProblem(t('saveFailed.text'));
    } catch (error) {
      setProblem(toPersonMessage(error, t('saveFailed.text')));
    }
    setBusy(false);
  };
  return (
    <Dialog title={t('conflict.title')} closeLabel={t('conflict.later')} onClose={onClose}>
      <div className="space-y-4">
        <p>{t('conflict.text')}</p>
        <DifferenceList
          sections={session.model.form.sections}
          differences={differences}
          beforeLabel={t('conflict.here')}
          afterLabel={t('conflict.there')}
        />
        {problem ? <Notice tone="problem">{problem}</Notice> : null}
        <div className="flex flex-col gap-3 sm:flex-row">
          <Button disabled={busy} onClick={() => void choose(() => settle(session, theirs, 'mine'))}>
            {t('conflict.keepHere')}
          </Button>
          {isSameForm ? (
            <Button
              variant="secondary"
              disabled={busy}
              onClick={() => void choose(() => settle(session, theirs, 'theirs'))}
            >
              {t('conflict.takeThere')}
            </Button>
          ) : null}
        </div>
        <p className="text-sm text-muted">{t('conflict.both')}</p>
      </div>
    </Dialog>
  );
}
