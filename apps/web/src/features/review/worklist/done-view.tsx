import { CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useReviewTexts } from '../../../lib/form-answers/audience.ts';
import { Button } from '../../../ui/button.tsx';
import { useReview } from '../fields/review-context.ts';
import { usePlaceText, useUnitName } from '../fields/unit-title.tsx';
import { isChecked } from '../model/needs.ts';
import { countStops } from '../model/worklist.ts';
import { useModelLater } from '../screen/use-model-later.ts';
import type { ShowView } from '../screen/use-view.ts';
import { ViewHeading } from '../screen/view-heading.tsx';
import { useCountsText } from './use-counts-text.ts';
import { useStops } from './use-stops.ts';

/** The end of the worklist: what is still open, with the way to each, and the way on. */
export function DoneView({ show, finish }: { show: ShowView; finish: ReactNode }) {
  const t = useReviewTexts();
  const { model, mode } = useReview();
  const isKnown = useModelLater(model, isChecked);
  const left = useStops(model).filter(({ reasons }) => reasons.length > 0);
  const text = useCountsText()(countStops(left));
  const isDone = isKnown && text === '';
  const toName = useUnitName();
  const toPlace = usePlaceText();
  return (
    <div className="max-w-2xl space-y-5">
      <ViewHeading>{t(isDone ? 'done.all' : 'done.through')}</ViewHeading>
      {isDone ? (
        <p className="flex items-center gap-2">
          <CircleCheck aria-hidden className="size-6 shrink-0 text-good" />
          {t('done.nothingLeft')}
        </p>
      ) : (
        <p>{text === '' ? t('start.looking') : t('done.left', { text })}</p>
      )}
      <div className="grid gap-3 sm:flex">
        {mode.audience === 'applicant' ? finish : null}
        <Button variant="secondary" onClick={() => show({ kind: 'whole' })}>
          {t('start.whole')}
        </Button>
      </div>
      {left.length > 0 ? (
        <ul aria-label={t('done.list')} className="divide-y divide-line border-y border-line">
          {left.map((stop) => (
            <li key={stop.path}>
              <Button
                variant="quiet"
                className="w-full justify-start! px-0! text-start!"
                onClick={() => show({ kind: 'check', at: stop.path })}
              >
                {stop.kind === 'unit' ? toName(stop.unit) : toPlace(stop.whole)}
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
      {mode.audience === 'reviewer' ? finish : null}
    </div>
  );
}
