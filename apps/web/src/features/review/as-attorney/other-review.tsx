import { isSameAnswer } from '@puente/forms/changes';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { ReaderProvider } from '../../../lib/form-answers/reader.ts';
import {
  type OtherReader,
  ReviewProvider,
  type ReviewTools,
  type ShownEvidence,
} from '../fields/review-context.ts';
import { ReviewSection } from '../fields/review-section.tsx';
import type { PutStep } from '../model/list-puts.ts';
import { useAnswerTools } from '../screen/use-answer-tools.ts';
import { useCheckKeys } from '../screen/use-check-keys.ts';
import { useIsDesk } from '../screen/use-is-desk.ts';
import { useMovedText } from '../screen/use-moved-text.ts';
import { type Only, OtherBar, type OtherSession } from './other-bar.tsx';

/** Puts an answer or the rows of a list in place from outside the fields, as one step that can be undone. */
export type Put = (kind: 'answer' | 'rows', path: string, value: unknown) => void;

interface Props extends Pick<ReviewTools, 'EvidenceNote' | 'saveIssues'> {
  readonly session: OtherSession;
  readonly other: OtherReader;
  readonly PagePanel: ComponentType<{ readonly shown: ShownEvidence | null }>;
  /** Nothing can be changed while it is being sent. */
  readonly inert: boolean;
  /** Gets what changes the form from outside, once it is there. */
  readonly onReady: (put: Put) => void;
  /** What was done so far, in words, for the bar. */
  readonly children: ReactNode;
}

/** The whole form with its evidence, for somebody else than the applicant. */
export const OtherReview = ({
  session,
  EvidenceNote,
  PagePanel,
  other,
  saveIssues,
  inert,
  ...rest
}: Props) => {
  const [only, setOnly] = useState<Only>(null);
  const [panelOpen, setPanelOpen] = useState(true);
  const [shown, setShown] = useState<ShownEvidence | null>(null);
  const { tools, put, undo, redo, moved } = useAnswerTools({
    session,
    EvidenceNote,
    show: setShown,
    saveIssues,
    other,
  });
  const isDesk = useIsDesk();
  useCheckKeys();
  const { onReady } = rest;
  useEffect(() => {
    session.values = tools.form.getValues;
    onReady(toPut(tools, put));
  }, [session, tools, put, onReady]);
  const withPanel = isDesk && panelOpen;
  return (
    <ReviewProvider value={tools}>
      <ReaderProvider value="reviewer">
        <OtherBar
          session={session}
          only={only}
          onOnly={setOnly}
          panel={isDesk ? { open: panelOpen, onOpen: setPanelOpen } : null}
          onUndo={undo}
          onRedo={redo}
          said={useMovedText(session, moved)}
        >
          {rest.children}
        </OtherBar>
        <div className={withPanel ? 'grid grid-cols-[minmax(0,1fr)_minmax(20rem,34%)] gap-6' : ''}>
          <div inert={inert} data-only={only ?? undefined} className="min-w-0 space-y-6">
            {session.sections.map((section) => (
              <ReviewSection key={section.title} section={section} />
            ))}
          </div>
          {withPanel ? <PagePanel shown={shown} /> : null}
        </div>
      </ReaderProvider>
    </ReviewProvider>
  );
};

const toPut =
  ({ form, record }: ReviewTools, put: (step: PutStep) => void): Put =>
  (kind, path, value) => {
    const before = structuredClone(form.getValues(path));
    if (isSameAnswer(before, value)) return;
    put({ kind, path, value });
    if (kind === 'answer') record({ kind, path, before, after: value });
    else record({ kind, path, before: before as unknown[], after: value as unknown[] });
  };
