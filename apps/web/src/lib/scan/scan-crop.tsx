import { memo, useRef, useState } from 'react';
import { useReviewTexts } from '../form-answers/audience.ts';
import type { PagePictures } from '../page-pictures/page-pictures.ts';
import { useNear } from '../page-pictures/use-near.ts';
import { usePagePicture } from '../page-pictures/use-page-pictures.ts';
import { PageDialog } from './page-dialog.tsx';
import { joinRegions, type ScanPiece } from './scan-piece.ts';
import { toCrop, toPercent, toPlace } from './to-crop.ts';

/** US Letter, until the image tells its own shape. */
const letterRatio = 8.5 / 11;

interface Props {
  readonly pictures: PagePictures;
  readonly piece: ScanPiece;
  readonly fieldName: string;
}

/** The piece of the scan values came from, over the whole column; a press shows the whole page. */
export const ScanCrop = memo(({ pictures, piece, fieldName }: Props) => {
  const t = useReviewTexts();
  const [loadedRatio, setLoadedRatio] = useState<number | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const picture = usePagePicture(pictures, piece.page, useNear(button));
  const [enlarged, setEnlarged] = useState(false);
  const [x, y, width, height] = toCrop(joinRegions(piece.boxes), piece.cell);
  if (picture === 'not-shared') return <p className="text-sm text-muted">{t('evidence.notShared')}</p>;
  if (picture === 'failed')
    return <p className="text-sm text-muted">{t('evidence.imageFailed', { page: piece.page })}</p>;
  return (
    <>
      <div className="relative">
        {/* A ring, not a border: a border would shrink the box that the image's place is counted from. */}
        <button
          ref={button}
          type="button"
          onClick={() => setEnlarged(true)}
          aria-label={t('evidence.enlarge', { field: fieldName, page: piece.page })}
          className="relative block w-full overflow-hidden rounded bg-surface ring-1 ring-line hover:ring-accent"
          style={{ aspectRatio: `${(width / height) * (loadedRatio ?? letterRatio)}` }}
        >
          <img
            src={picture ?? undefined}
            alt=""
            decoding="async"
            onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
              setLoadedRatio(naturalWidth / naturalHeight)
            }
            className="absolute h-auto max-w-none"
            style={{ width: toPercent(1 / width), left: toPercent(-x / width), top: toPercent(-y / height) }}
          />
          {loadedRatio === null
            ? null
            : // Rows of a table stand close: the marks say which of them are meant.
              piece.boxes.map(([boxX, boxY, boxWidth, boxHeight]) => (
                <span
                  key={`${boxX} ${boxY}`}
                  className="absolute rounded-xs outline-2 outline-accent"
                  style={toPlace([
                    (boxX - x) / width,
                    (boxY - y) / height,
                    boxWidth / width,
                    boxHeight / height,
                  ])}
                />
              ))}
        </button>
        {/* Beside the button: words seen in it would have to be in its name. */}
        {loadedRatio === null ? (
          <span className="pointer-events-none absolute inset-0 grid place-items-center text-sm text-muted">
            {t('evidence.imageLoading')}
          </span>
        ) : null}
      </div>
      {enlarged ? (
        <PageDialog
          pictures={pictures}
          piece={piece}
          fieldName={fieldName}
          onClose={() => setEnlarged(false)}
        />
      ) : null}
    </>
  );
});
