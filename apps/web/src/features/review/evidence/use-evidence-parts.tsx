import { type ComponentProps, memo, useMemo } from 'react';
import type { PageUrl } from '../../../lib/page-pictures/page-pictures.ts';
import { usePagePictures } from '../../../lib/page-pictures/use-page-pictures.ts';
import { EvidenceNote } from './evidence-note.tsx';
import { PagePanel } from './page-panel.tsx';

type NoteProps = Omit<ComponentProps<typeof EvidenceNote>, 'pictures'>;
type PanelProps = Pick<ComponentProps<typeof PagePanel>, 'shown'>;

/** What shows the evidence of answers to whoever gets the pages at `pageUrl`; the same as long as that is. */
export const useEvidenceParts = (pageUrl: PageUrl, pageCount: number) => {
  const pictures = usePagePictures(pageUrl);
  return useMemo(
    () => ({
      // The same for every letter typed into an answer but the first.
      EvidenceNote: memo((props: NoteProps) => <EvidenceNote pictures={pictures} {...props} />),
      PagePanel: (props: PanelProps) => <PagePanel pictures={pictures} pageCount={pageCount} {...props} />,
    }),
    [pictures, pageCount],
  );
};
