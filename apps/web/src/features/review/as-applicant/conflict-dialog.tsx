import type { DocumentView } from '@puente/contract';
import { isRowPath } from '@puente/forms/changes';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toPersonMessage } from '../../../lib/api/api-error.ts';
import { useSend } from '../../../lib/api/use-send.ts';
import { DifferenceList } from '../../../lib/form-answers/difference-list.tsx';
import { toDifferenceText } from '../../../lib/form-answers/list-differences.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import type { WorkingCopy } from '../saving/working-copy.ts';
import { SideChoice } from './side-choice.tsx';

/**
 * The answers here stay and are saved, so that they are among the earlier versions; then, where the person wants them, the
 * others are put in their place. What was changed on one side alone is not asked about.
 */
async function settle({ queue, merging }: WorkingCopy, theirs: DocumentView, taken: ReadonlySet<string>) {
  const takeTheirs = taken.size > 0 ? merging.prepare(theirs, taken) : null;
  merging.settle(theirs);
  const kept = await queue.keepMine();
  if (!takeTheirs) return kept;
  takeTheirs();
  queue.touch();
  return queue.flush();
}

interface Choice {
  readonly theirs: DocumentView;
  /** Where the answers of the other side are wanted. */
  readonly taken: ReadonlySet<string>;
}

const none: ReadonlySet<string> = new Set();

/** Answers were changed here and elsewhere: which of the two is to count, for each. Neither is lost. */
export function ConflictDialog({ copy, onClose }: { copy: WorkingCopy; onClose: () => void }) {
  const { t } = useTranslation('review');
  const [state] = useState(copy.queue.state);
  const [fromThere, setFromThere] = useState(none);
  const { send, isBusy, error, answer } = useSend(
    ({ theirs, taken }: Choice) => settle(copy, theirs, taken),
    { onSent: (isSaved) => isSaved && onClose() },
  );
  if (state.kind !== 'conflict') return null;
  const { theirs } = state;
  const conflicts = copy.merging.listConflicts(theirs);
  const differences = conflicts.map(({ path, ...values }) => {
    const say = (value: unknown) =>
      value === null && isRowPath(path) ? t('conflict.removed') : toDifferenceText(value);
    return { path, before: say(values.mine), after: say(values.theirs) };
  });
  const choose = (paths: ReadonlySet<string>) =>
    send({
      theirs,
      taken: new Set(conflicts.flatMap(({ path, basePath }) => (paths.has(path) ? [basePath] : []))),
    });
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
          sections={copy.model.form.sections}
          differences={differences}
          beforeLabel={t('conflict.here')}
          afterLabel={t('conflict.there')}
          {...(isOne ? {} : { renderChoice })}
        />
        {error || answer === false ? (
          <Notice tone="problem">{toPersonMessage(error, t('saveFailed.text'))}</Notice>
        ) : null}
        <div className="flex flex-col gap-3 sm:flex-row">
          <Button disabled={isBusy} onClick={() => choose(fromThere)}>
            {t(conflicts.length > 1 ? 'conflict.keepChosen' : 'conflict.keepHere')}
          </Button>
          {isOne ? (
            <Button
              variant="secondary"
              disabled={isBusy}
              onClick={() => choose(new Set(conflicts.map(({ path }) => path)))}
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
