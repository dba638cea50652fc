import type { Evidence } from '@puente/contract';
import { memo, useState } from 'react';
import { useReviewTexts } from '../../lib/form-answers/reader.ts';
import { PageDialog } from './page-dialog.tsx';
import type { PageUrl } from './page-image-url.ts';
import { toCrop, toPercent, toPlace } from './to-crop.ts';

/** Every crop shows the page at this width in pixels, so that all writing is the same size. */
const pageWidth = 1100;
/** US Letter, until the image tells its own shape. */
const letterRatio = 8.5 / 11;

/** The piece of the scan a value came from; a press shows the whole page. */
export const ScanCrop = memo(
  ({ pageUrl, evidence, fieldName }: { pageUrl: PageUrl; evidence: Evidence; fieldName: string }) => {
    const t = useReviewTexts();
    const [loadedRatio, setLoadedRatio] = useState<number | null>(null);
    const [failed, setFailed] = useState(false);
    const [enlarged, setEnlarged] = useState(false);
    const [boxX, boxY, boxWidth, boxHeight] = evidence.box;
    const [x, y, width, height] = toCrop(evidence.box);
    const url = pageUrl(evidence.page);
    if (url === null) return <p className="text-sm text-muted">{t('evidence.notShared')}</p>;
    if (failed)
      return <p className="text-sm text-muted">{t('evidence.imageFailed', { page: evidence.page })}</p>;
    return (
      <>
        <div className="relative w-fit max-w-full">
          {/* A ring, not a border: a border would shrink the box that the image's place is counted from. */}
          <button
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
              src={url}
              alt=""
              loading="lazy"
              decoding="async"
              onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
                setLoadedRatio(naturalWidth / naturalHeight)
              }
              onError={() => setFailed(true)}
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
            pageUrl={url}
            evidence={evidence}
            fieldName={fieldName}
            onClose={() => setEnlarged(false)}
          />
        ) : null}
      </>
    );
  },
);
