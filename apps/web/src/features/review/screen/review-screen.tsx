import { type ReactNode, useMemo, useState } from 'react';
import { AudienceProvider } from '../../../lib/form-answers/audience.ts';
import type { PagePictures } from '../../../lib/page-pictures/page-pictures.ts';
import { PagePanel } from '../evidence/page-panel.tsx';
import { createPlaces } from '../fields/places.ts';
import { type ReviewMode, type ReviewParts, ReviewProvider } from '../fields/review-context.ts';
import type { ReviewModel } from '../model/review-model.ts';
import { SectionView } from '../summary/section-view.tsx';
import { WholeView } from '../summary/whole-view.tsx';
import { CheckView } from '../worklist/check-view.tsx';
import { DoneView } from '../worklist/done-view.tsx';
import { StartView } from '../worklist/start-view.tsx';
import type { BarProps } from './review-bar.tsx';
import { useFormChecks } from './use-form-checks.ts';
import { useGoTo } from './use-go-to.ts';
import { useIsDesk } from './use-is-desk.ts';
import { useKeptScroll } from './use-kept-scroll.ts';
import { useReviewKeys } from './use-review-keys.ts';
import { useShownEvidence } from './use-shown-evidence.ts';
import { type ShowView, useView } from './use-view.ts';
import type { View } from './view.ts';

interface Props extends Pick<ReviewParts, 'toIssueText'> {
  readonly model: ReviewModel;
  readonly mode: ReviewMode;
  /** The pages the answers came from; null: they came from none. */
  readonly pages: { readonly pictures: PagePictures; readonly count: number } | null;
  /** Nothing can be changed for a moment. */
  readonly inert: boolean;
  readonly bar: (props: BarProps) => ReactNode;
  readonly ends: ViewEnds;
}

/** What whoever has the form open puts around the answers. */
interface ViewEnds {
  readonly isRead: boolean;
  /** What is to be known before the first answer. */
  readonly start: ReactNode;
  /** The ways out, below all sections. */
  readonly ways: (show: ShowView) => ReactNode;
  /** What comes after the last answer. */
  readonly finish: ReactNode;
}

/** A form with the evidence of each answer, for whoever has it open: a worklist, then all of it section by section. */
export function ReviewScreen({ model, mode, pages, inert, bar, toIssueText, ends }: Props) {
  const [isPanelOpen, setPanelOpen] = useState(true);
  const [places] = useState(createPlaces);
  const pictures = pages?.pictures ?? null;
  const parts = useMemo<ReviewParts>(
    () => ({ model, mode, pictures, places, toIssueText }),
    [model, mode, pictures, places, toIssueText],
  );
  const { view, show } = useView(model.form.sections);
  useKeptScroll(view);
  useFormChecks(model);
  useReviewKeys(model);
  useGoTo(model, { places, view, show });
  const isDesk = useIsDesk();
  const hasPanel = isDesk && pages !== null && (view.kind === 'check' || view.kind === 'section');
  const withPanel = hasPanel && isPanelOpen;
  return (
    <ReviewProvider value={parts}>
      <AudienceProvider value={mode.audience === 'reviewer' ? 'reviewer' : undefined}>
        <div className="space-y-5">
          {bar({ panel: hasPanel ? { open: isPanelOpen, onOpen: setPanelOpen } : null })}
          <div className={withPanel ? 'grid grid-cols-[minmax(0,1fr)_minmax(20rem,45%)] gap-8' : ''}>
            <div inert={inert} className="min-w-0">
              <ViewOf view={view} show={show} ends={ends} />
            </div>
            {withPanel ? <PageBeside model={model} {...pages} /> : null}
          </div>
        </div>
      </AudienceProvider>
    </ReviewProvider>
  );
}

function ViewOf({ view, show, ends }: { view: View; show: ShowView; ends: ViewEnds }) {
  if (view.kind === 'check') return <CheckView at={view.at} show={show} />;
  if (view.kind === 'section') return <SectionView title={view.section} field={view.field} show={show} />;
  if (view.kind === 'done') return <DoneView show={show} finish={ends.finish} />;
  if (view.kind === 'whole') return <WholeView show={show}>{ends.ways(show)}</WholeView>;
  return (
    <StartView isRead={ends.isRead} show={show} finish={ends.finish}>
      {ends.start}
    </StartView>
  );
}

/** Apart from the screen: going to another answer must not redraw the whole review. */
const PageBeside = ({
  model,
  pictures,
  count,
}: {
  model: ReviewModel;
  pictures: PagePictures;
  count: number;
}) => <PagePanel pictures={pictures} pageCount={count} shown={useShownEvidence(model)} />;
