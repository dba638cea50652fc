import type { MirrorEntryView } from '@puente/contract';
import { useTranslation } from 'react-i18next';
import type { PagePictures } from '../page-pictures/page-pictures.ts';
import { ScanCrop } from '../scan/scan-crop.tsx';
import { toScanPieces } from '../scan/scan-piece.ts';

interface Props {
  readonly before: MirrorEntryView['before'];
  readonly question: string;
  readonly pictures: PagePictures;
}

/** What the paper said, as pieces of the scan, and below them as it was read. */
export function OldWords({ before, question, pictures }: Props) {
  const { t } = useTranslation('guide', { keyPrefix: 'mirror' });
  if (before.length === 0) return <p>{t('silent')}</p>;
  const pieces = toScanPieces(before.map(({ cell, ...seen }) => (cell ? { ...seen, cell } : seen)));
  const words = before.map(({ text, marked }) => text || t(marked ? 'marked' : 'unread'));
  return (
    <>
      {pieces.map((piece) => (
        <ScanCrop
          key={`${piece.page} ${piece.boxes[0]}`}
          pictures={pictures}
          piece={piece}
          fieldName={question}
        />
      ))}
      <p className="[overflow-wrap:anywhere]">{words.join(', ')}</p>
    </>
  );
}
