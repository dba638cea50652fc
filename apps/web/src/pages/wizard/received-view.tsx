import type { DocumentView } from '@puente/contract';
import { useQueryClient } from '@tanstack/react-query';
import { type ComponentProps, useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ReceivedReviews } from '../../features/review/as-applicant/received/received-reviews.tsx';
import { findEvidence } from '../../features/review/evidence/find-evidence.ts';
import { saveEdits } from '../../features/review/saving/working-copy.ts';
import { isUnrecognised } from '../../lib/api/is-read.ts';
import { refreshDocument } from '../../lib/api/use-document.ts';
import type { PagePictures } from '../../lib/page-pictures/page-pictures.ts';
import { usePagePictures } from '../../lib/page-pictures/use-page-pictures.ts';
import { toOwnPageUrl } from '../../lib/scan/page-image-url.ts';
import { ScanCrop } from '../../lib/scan/scan-crop.tsx';
import { toScanPieces } from '../../lib/scan/scan-piece.ts';

type PaperProps = ComponentProps<NonNullable<ComponentProps<typeof ReceivedReviews>['Paper']>>;

/** What the paper shows of an answer, and how it was read. */
function PaperPiece({
  document,
  pictures,
  path,
  fieldName,
}: PaperProps & { document: DocumentView; pictures: PagePictures }) {
  const { t } = useTranslation('received');
  const evidence = findEvidence(document, path);
  const [piece] = toScanPieces(evidence ? [evidence] : []);
  if (!evidence || !piece) return <span className="text-muted">{t('change.paperNone')}</span>;
  return (
    <div className="space-y-1.5">
      <ScanCrop pictures={pictures} piece={piece} fieldName={fieldName} />
      {/* The text of a mark is an X. */}
      {evidence.text.length > 1 ? <p>{t('change.read', { text: evidence.text })}</p> : null}
    </div>
  );
}

/** The reviews received, each change beside the piece of the scan it is about. */
export function ReceivedView({ document, onBack }: { document: DocumentView; onBack: () => void }) {
  const client = useQueryClient();
  const { sessionId, formType } = document;
  const pictures = usePagePictures(useMemo(() => toOwnPageUrl(sessionId), [sessionId]));
  const save = useCallback(() => saveEdits({ sessionId, formType }), [sessionId, formType]);
  const Paper = useMemo(
    () => (props: PaperProps) => <PaperPiece document={document} pictures={pictures} {...props} />,
    [document, pictures],
  );
  return (
    <ReceivedReviews
      document={document}
      Paper={isUnrecognised(document) ? null : Paper}
      saveEdits={save}
      onDecided={async () => void (await refreshDocument(client, sessionId))}
      onBack={onBack}
    />
  );
}
