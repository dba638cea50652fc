import { useCallback, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { findAnswer, nameAnswer } from '../../../lib/form-answers/name-answer.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import type { WorkingCopy } from '../saving/working-copy.ts';

/** Longest answer the server keeps. */
const longestAnswer = 2_000;

/** What is wrong with an answer the server did not accept, in words; the server's are for programmers. */
export function useIssueText({ model }: Pick<WorkingCopy, 'model'>) {
  const { t } = useTranslation('review');
  const { sections } = model.form;
  return useCallback(
    (path: string) => {
      if (findAnswer(sections, path)?.kind === 'list') return t('issues.tooMany');
      return t('issues.notKept', { max: longestAnswer });
    },
    [t, sections],
  );
}

/** Why the answers are not saved, and the way on. `blocked`: the person wanted to go on and could not. */
export function SaveProblem({
  copy,
  blocked,
  onRetry,
}: {
  copy: WorkingCopy;
  blocked: boolean;
  onRetry: () => void;
}) {
  const { t } = useTranslation('review');
  const { t: label } = useTranslation('fields', { lng: 'en' });
  const toText = useIssueText(copy);
  const state = useSyncExternalStore(copy.queue.subscribe, copy.queue.state);
  if (state.kind !== 'refused' && !(state.kind === 'waiting' && blocked)) return null;
  const message = state.kind === 'refused' ? state.message : t('waitingLong');
  const issues = state.kind === 'refused' ? state.issues : [];
  return (
    <Notice tone="problem" title={t('saveFailed.title')}>
      {message ? <p>{message}</p> : null}
      <p>{t('saveFailed.text')}</p>
      {issues.length > 0 ? (
        <>
          <p>{t('saveFailed.fields')}</p>
          <ul className="list-disc ps-5">
            {issues.map((issue) => (
              <li key={issue.path}>
                {nameAnswer(copy.model.form.sections, issue.path, { t, label })}: {toText(issue.path)}
              </li>
            ))}
          </ul>
        </>
      ) : null}
      <Button onClick={onRetry}>{t('saveFailed.retry')}</Button>
    </Notice>
  );
}
