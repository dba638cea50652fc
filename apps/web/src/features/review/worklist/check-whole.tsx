import { useReviewTexts } from '../../../lib/form-answers/reader.ts';
import { Button } from '../../../ui/button.tsx';
import { usePlaceText } from '../fields/unit-title.tsx';
import { PathWarnings } from '../fields/warning-list.tsx';
import type { Stop } from '../model/worklist.ts';
import type { ShowView } from '../screen/use-view.ts';
import { ViewHeading } from '../screen/view-heading.tsx';

/** Something that is to be said of a whole list or entry: it is mended where its answers stand. */
export function CheckWhole({
  stop: { whole },
  show,
  onNext,
}: {
  stop: Extract<Stop, { kind: 'whole' }>;
  show: ShowView;
  onNext: () => void;
}) {
  const t = useReviewTexts();
  const toPlace = usePlaceText();
  const { section, path } = whole;
  return (
    <section className="space-y-4">
      <ViewHeading place={t(`sections.${section}`)}>{toPlace(whole)}</ViewHeading>
      <PathWarnings path={path} />
      <div className="grid gap-3 sm:flex">
        <Button onClick={() => show({ kind: 'section', section, field: path })}>{t('check.open')}</Button>
        <Button variant="secondary" onClick={onNext}>
          {t('check.leaveSo')}
        </Button>
      </div>
    </section>
  );
}
