import { CircleCheck, CircleDot } from 'lucide-react';
import type { ReactNode } from 'react';
import { useReviewTexts } from '../../../lib/form-answers/audience.ts';
import { Button } from '../../../ui/button.tsx';
import { useReview } from '../fields/review-context.ts';
import { isChecked } from '../model/needs.ts';
import { countStops, listStops } from '../model/worklist.ts';
import { useModelLater } from '../screen/use-model-later.ts';
import type { ShowView } from '../screen/use-view.ts';
import { useCountsText } from './use-counts-text.ts';

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
  const { mode, model } = useReview();
  const toText = useCountsText();
  const { isKnown, ...counts } = useModelLater(model, (state) => ({
    ...countStops(listStops(model.form.sections, state, model.listNeeds())),
    isKnown: isChecked(state),
  }));
  const text = toText(counts);
  const isDone = isKnown && text === '';
  const Icon = isDone ? CircleCheck : CircleDot;
  return (
    <div className="max-w-2xl space-y-5">
      {/* Room for the counts, which come a moment later. */}
      <p role="status" className="flex min-h-21 items-center sm:min-h-14 gap-3 text-lg">
        <Icon aria-hidden className={`size-7 shrink-0 ${isDone ? 'text-good' : 'text-accent'}`} />
        <span>
          {isRead ? t('start.read') : t('start.notRead')}{' '}
          {text === '' ? t(isKnown ? 'start.nothing' : 'start.looking') : t('start.counts', { text })}
        </span>
      </p>
      <div className="grid gap-3 sm:flex">
        {isDone ? (
          mode.audience === 'applicant' && finish
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
