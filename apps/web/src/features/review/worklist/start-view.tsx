import { CircleCheck, ListChecks } from 'lucide-react';
import type { ReactNode } from 'react';
import { useReviewTexts } from '../../../lib/form-answers/reader.ts';
import { Button } from '../../../ui/button.tsx';
import { useReview } from '../fields/review-context.ts';
import { countStops, listStops } from '../model/worklist.ts';
import { useModelLater } from '../screen/use-model-later.ts';
import type { ShowView } from '../screen/use-view.ts';

/** '11 answers to check, 6 are missing'. */
export function useCountsOfNeeds() {
  const t = useReviewTexts();
  const { model } = useReview();
  const { toCheck, missing, isKnown } = useModelLater(model, (state) => ({
    ...countStops(listStops(model.form.sections, state, model.listNeeds())),
    isKnown: state.missing !== null,
  }));
  const texts = [
    ...(toCheck > 0 ? [t('toCheck', { count: toCheck })] : []),
    ...(missing > 0 ? [t('missing', { count: missing })] : []),
  ];
  return { count: toCheck + missing, isKnown, text: texts.join(', ') };
}

/** What is to be done here, in a line, and one button that begins. */
export function StartView({
  isRead,
  show,
  finish,
  children,
}: {
  /** Answers were copied from a paper. */
  isRead: boolean;
  show: ShowView;
  /** What comes after the last answer. */
  finish: ReactNode;
  /** What else is to be known first. */
  children: ReactNode;
}) {
  const t = useReviewTexts();
  const { mode } = useReview();
  const { count, isKnown, text } = useCountsOfNeeds();
  const isDone = isKnown && count === 0;
  const Icon = isDone ? CircleCheck : ListChecks;
  return (
    <div className="max-w-2xl space-y-5">
      <p role="status" className="flex min-h-14 items-center gap-3 text-xl">
        <Icon aria-hidden className={`size-7 shrink-0 ${isDone ? 'text-good' : 'text-accent'}`} />
        <span>
          {isRead ? t('start.read') : t('start.notRead')}{' '}
          {isDone ? t('start.nothing') : t('start.counts', { text })}
        </span>
      </p>
      <div className="grid gap-3 sm:flex">
        {isDone ? (
          mode.reader === 'applicant' && finish
        ) : (
          <Button onClick={() => show({ kind: 'check', at: null })}>{t('start.go')}</Button>
        )}
        <Button variant="secondary" onClick={() => show({ kind: 'whole' })}>
          {t('start.whole')}
        </Button>
      </div>
      {children}
    </div>
  );
}
