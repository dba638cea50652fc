import { type ComponentProps, memo, useMemo } from 'react';
import { EvidenceNote } from './evidence-note.tsx';
import type { PageUrl } from './page-image-url.ts';
import { PagePanel } from './page-panel.tsx';

type NoteProps = Omit<ComponentProps<typeof EvidenceNote>, 'pageUrl'>;
type PanelProps = Pick<ComponentProps<typeof PagePanel>, 'shown'>;

/** What shows the evidence of answers to whoever gets the pages at `pageUrl`; the same as long as that is. */
export const useEvidenceParts = (pageUrl: PageUrl, pageCount: number) =>
  useMemo(
    () => ({
      // The same for every letter typed into an answer but the first.
      EvidenceNote: memo((props: NoteProps) => <EvidenceNote pageUrl={pageUrl} {...props} />),
      PagePanel: (props: PanelProps) => <PagePanel pageUrl={pageUrl} pageCount={pageCount} {...props} />,
    }),
    [pageUrl, pageCount],
  );
