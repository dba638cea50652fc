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
import { SideChoice } from './side-choice.tsx';

/**
 * The answers here stay and are saved, so that they are among the earlier versions; then, where the person wants them, the
 * others are put in their place. What was changed on one side alone is not asked about.
 */
async function settle({ queue, merging }: ReviewSession, theirs: DocumentView, taken: ReadonlySet<string>) {
  const takeTheirs = taken.size > 0 ? merging.prepare(theirs, taken) : null;
  merging.settle(theirs);
  const kept = await queue.keepMine();
  if (!takeTheirs) return kept;
  takeTheirs();
  queue.touch();
  return queue.flush();
}

const none: ReadonlySet<string> = new Set();

/** Answers were changed here and elsewhere: which of the two is to count, for each. Neither is lost. */
export function ConflictDialog({ session, onClose }: { session: ReviewSession; onClose: () => void }) {
  const { t } = useTranslation('review');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [state] = useState(session.queue.state);
  const [fromThere, setFromThere] = useState(none);
  if (state.kind !== 'conflict') return null;
  const { theirs } = state;
  const conflicts = session.merging.listConflicts(theirs);
  const differences = conflicts.map(({ path, ...values }) => {
    const say = (value: unknown) =>
      value === null && isRowPath(path) ? t('conflict.removed') : toDifferenceText(value);
    return { path, before: say(values.mine), after: say(values.theirs) };
  });
  const choose = async (paths: ReadonlySet<string>) => {
    setBusy(true);
    setProblem(null);
    const taken = new Set(conflicts.flatMap(({ path, basePath }) => (paths.has(path) ? [basePath] : [])));
    try {
      if (await settle(session, theirs, taken)) return onClose();
      setProblem(t('saveFailed.text'));
    } catch (error) {
      setProblem(toPersonMessage(error, t('saveFailed.text')));
    }
    setBusy(false);
  };
  const isOne = conflicts.length === 1;
  const put = (path: string, isThere: boolean) => {
    const next = new Set(fromThere);
    if (isThere) next.add(path);
    else next.delete(path);
    setFromThere(next);
  };
  const renderChoice = (path: string, name: string) => (
    <SideChoice name={name} isThere={fromThere.has(path)} onChoose={(isThere) => put(path, isThere)} />
  );
  return (
    <Dialog title={t('conflict.title')} closeLabel={t('conflict.later')} onClose={onClose}>
      <div className="space-y-4">
        <p>{t('conflict.text')}</p>
        <DifferenceList
          sections={session.model.form.sections}
          differences={differences}
          beforeLabel={t('conflict.here')}
          afterLabel={t('conflict.there')}
          {...(isOne ? {} : { renderChoice })}
        />
        {problem ? <Notice tone="problem">{problem}</Notice> : null}
        <div className="flex flex-col gap-3 sm:flex-row">
          <Button disabled={busy} onClick={() => void choose(fromThere)}>
            {t(conflicts.length > 1 ? 'conflict.keepChosen' : 'conflict.keepHere')}
          </Button>
          {isOne ? (
            <Button
              variant="secondary"
              disabled={busy}
              onClick={() => void choose(new Set(conflicts.map(({ path }) => path)))}
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
