import type { Evidence } from '@puente/contract';
import { memo, useRef, useState } from 'react';
import { useReviewTexts } from '../../../lib/form-answers/reader.ts';
import type { PagePictures } from '../../../lib/page-pictures/page-pictures.ts';
import { useNear } from '../../../lib/page-pictures/use-near.ts';
import { usePagePicture } from '../../../lib/page-pictures/use-page-pictures.ts';
import { PageDialog } from './page-dialog.tsx';
import { toCrop, toPercent, toPlace } from './to-crop.ts';

/** Every crop shows the page at this width in pixels, so that all writing is the same size. */
const pageWidth = 1100;
/** US Letter, until the image tells its own shape. */
const letterRatio = 8.5 / 11;

/** The piece of the scan a value came from; a press shows the whole page. */
export const ScanCrop = memo(
  ({ pictures, evidence, fieldName }: { pictures: PagePictures; evidence: Evidence; fieldName: string }) => {
    const t = useReviewTexts();
    const [loadedRatio, setLoadedRatio] = useState<number | null>(null);
    const button = useRef<HTMLButtonElement>(null);
    const picture = usePagePicture(pictures, evidence.page, useNear(button));
    const [enlarged, setEnlarged] = useState(false);
    const [boxX, boxY, boxWidth, boxHeight] = evidence.box;
    const [x, y, width, height] = toCrop(evidence.box);
    if (picture === 'not-shared') return <p className="text-sm text-muted">{t('evidence.notShared')}</p>;
    if (picture === 'failed')
      return <p className="text-sm text-muted">{t('evidence.imageFailed', { page: evidence.page })}</p>;
    return (
      <>
        <div className="relative w-fit max-w-full">
          {/* A ring, not a border: a border would shrink the box that the image's place is counted from. */}
          <button
            ref={button}
            type="button"
            onClick={() => setEnlarged(true)}
            aria-label={t('evidence.enlarge', { field: fieldName, page: evidence.page })}
            className="relative block max-w-full overflow-hidden rounded bg-surface ring-1 ring-control hover:ring-accent"
            style={{
              inlineSize: `${width * pageWidth}px`,
              aspectRatio: `${(width / height) * (loadedRatio ?? letterRatio)}`,
            }}
          >
            <img
              src={picture ?? undefined}
              alt=""
              decoding="async"
              onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
                setLoadedRatio(naturalWidth / naturalHeight)
              }
              className="absolute h-auto max-w-none"
              style={{
                width: toPercent(1 / width),
                left: toPercent(-x / width),
                top: toPercent(-y / height),
              }}
            />
            {loadedRatio === null ? null : (
              // Rows of a table stand close: the mark says which of them is meant.
              <span
                className="absolute rounded-xs outline-2 outline-accent"
                style={toPlace([
                  (boxX - x) / width,
                  (boxY - y) / height,
                  boxWidth / width,
                  boxHeight / height,
                ])}
              />
            )}
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
            evidence={evidence}
            fieldName={fieldName}
            onClose={() => setEnlarged(false)}
          />
        ) : null}
      </>
    );
  },
);
