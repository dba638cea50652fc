import { useReviewTexts } from '../../../lib/form-answers/audience.ts';
import { Button } from '../../../ui/button.tsx';
import { useReview } from '../fields/review-context.ts';
import { usePlaceText } from '../fields/unit-title.tsx';
import { PathWarnings } from '../fields/warning-list.tsx';
import type { Stop } from '../model/worklist.ts';
import type { ShowView } from '../screen/use-view.ts';
import { ViewHeading } from '../screen/view-heading.tsx';
import { ReasonLines } from './reason-lines.tsx';

/** Something that is to be said of a whole list or entry: it is mended where its answers stand. */
export function CheckWhole({
  stop: { whole, reasons },
  show,
  onNext,
}: {
  stop: Extract<Stop, { kind: 'whole' }>;
  show: ShowView;
  onNext: () => void;
}) {
  const t = useReviewTexts();
  const toPlace = usePlaceText();
  const { mode } = useReview();
  const { section, path } = whole;
  const leaveSo = () => {
    mode.onGoOn?.([path]);
    onNext();
  };
  return (
    <section className="space-y-4">
      <ViewHeading place={t(`sections.${section}`)}>{toPlace(whole)}</ViewHeading>
      <ReasonLines reasons={reasons} />
      <PathWarnings path={path} />
      <div className="grid gap-3 sm:flex">
        <Button onClick={() => show({ kind: 'section', section, field: path })}>{t('check.open')}</Button>
        <Button variant="secondary" onClick={leaveSo}>
          {t('check.leaveSo')}
        </Button>
      </div>
    </section>
  );
}
