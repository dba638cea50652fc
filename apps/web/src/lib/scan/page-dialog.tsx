import { useCallback, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../ui/dialog.tsx';
import { useReviewTexts } from '../form-answers/audience.ts';
import type { PagePictures } from '../page-pictures/page-pictures.ts';
import { usePagePicture } from '../page-pictures/use-page-pictures.ts';
import type { ScanPiece } from './scan-piece.ts';
import { toPlace } from './to-crop.ts';

/** The whole page with the places of the values marked. */
export function PageDialog({
  pictures,
  piece,
  fieldName,
  onClose,
}: {
  pictures: PagePictures;
  piece: ScanPiece;
  fieldName: string;
  onClose: () => void;
}) {
  const t = useReviewTexts();
  const { t: frame } = useTranslation('frame');
  const picture = usePagePicture(pictures, piece.page) ?? undefined;
  const mark = useRef<HTMLDivElement>(null);
  const showMark = useCallback(() => {
    mark.current?.scrollIntoView({ block: 'center', inline: 'center' });
  }, []);
  useEffect(showMark, [showMark]);
  return (
    <Dialog
      wide
      title={t('evidence.pageTitle', { field: fieldName, page: piece.page })}
      closeLabel={frame('close')}
      onClose={onClose}
    >
      {piece.text ? <p className="mb-3">{t('evidence.onForm', { text: piece.text })}</p> : null}
      <section
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
        tabIndex={0}
        aria-label={t('evidence.page', { page: piece.page })}
        className="overflow-auto border border-line"
      >
        <div className="relative w-full min-w-[40rem]">
          <img
            src={picture}
            alt={t('evidence.pageAlt', { page: piece.page })}
            onLoad={showMark}
            className="block w-full"
          />
          {piece.boxes.map((box, at) => (
            <div
              key={box.join(' ')}
              ref={at === 0 ? mark : undefined}
              className="absolute rounded-sm outline-4 outline-offset-2 outline-accent"
              style={toPlace(box)}
            />
          ))}
        </div>
      </section>
    </Dialog>
  );
}
