import { type ReactNode, useMemo, useState } from 'react';
import { ReaderProvider } from '../../../lib/form-answers/reader.ts';
import type { PagePictures } from '../../../lib/page-pictures/page-pictures.ts';
import { PagePanel } from '../evidence/page-panel.tsx';
import { createPlaces } from '../fields/places.ts';
import { type ReviewMode, type ReviewParts, ReviewProvider } from '../fields/review-context.ts';
import { ReviewSection } from '../fields/review-section.tsx';
import type { ReviewModel } from '../model/review-model.ts';
import type { BarProps, Only } from './review-bar.tsx';
import { useFormChecks } from './use-form-checks.ts';
import { useGoTo } from './use-go-to.ts';
import { useIsDesk } from './use-is-desk.ts';
import { useReviewKeys } from './use-review-keys.ts';
import { useShownEvidence } from './use-shown-evidence.ts';

interface Props extends Pick<ReviewParts, 'toIssueText'> {
  readonly model: ReviewModel;
  readonly mode: ReviewMode;
  /** The pages the answers came from; null: they came from none. */
  readonly pages: { readonly pictures: PagePictures; readonly count: number } | null;
  /** Nothing can be changed for a moment. */
  readonly inert: boolean;
  readonly bar: (props: BarProps) => ReactNode;
}

/** A form with the evidence of each answer, for whoever has it open. Wider than other steps where there is room. */
export function ReviewScreen({ model, mode, pages, inert, bar, toIssueText }: Props) {
  const [only, setOnly] = useState<Only>(null);
  const [isPanelOpen, setPanelOpen] = useState(true);
  const [places] = useState(createPlaces);
  const pictures = pages?.pictures ?? null;
  const parts = useMemo<ReviewParts>(
    () => ({ model, mode, pictures, places, toIssueText }),
    [model, mode, pictures, places, toIssueText],
  );
  useFormChecks(model);
  useReviewKeys(model);
  useGoTo(model, places);
  const isDesk = useIsDesk();
  const hasPanel = isDesk && pages !== null;
  const withPanel = hasPanel && isPanelOpen;
  return (
    <ReviewProvider value={parts}>
      <ReaderProvider value={mode.reader === 'reviewer' ? 'reviewer' : undefined}>
        <div className="space-y-6 lg:mx-[calc((min(100vw,64rem)-min(100vw,90rem))/2)]">
          {bar({
            only,
            onOnly: setOnly,
            panel: hasPanel ? { open: isPanelOpen, onOpen: setPanelOpen } : null,
          })}
          <div className={withPanel ? 'grid grid-cols-[minmax(0,1fr)_minmax(20rem,34%)] gap-6' : ''}>
            <div inert={inert} data-only={only ?? undefined} className="min-w-0 space-y-6">
              {model.form.sections.map((section) => (
                <ReviewSection key={section.title} section={section} />
              ))}
            </div>
            {withPanel ? <PageBeside model={model} {...pages} /> : null}
          </div>
        </div>
      </ReaderProvider>
    </ReviewProvider>
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
