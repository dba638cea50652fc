import type { Evidence } from '@puente/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { pageImageUrl } from './page-image-url.ts';
import { toCrop } from './to-crop.ts';

/** Every crop shows the page at this width in pixels, so that all writing is the same size. */
const pageWidth = 760;
/** US Letter, until the image tells its own shape. */
const letterRatio = 8.5 / 11;

/** The piece of the scan a value came from; a press shows the whole page. */
export const ScanCrop = ({
  sessionId,
  evidence,
  fieldName,
  onEnlarge,
}: {
  sessionId: string;
  evidence: Evidence;
  fieldName: string;
  onEnlarge: () => void;
}) => {
  const { t } = useTranslation('review');
  const [ratio, setRatio] = useState(letterRatio);
  const [failed, setFailed] = useState(false);
  const [x, y, width, height] = toCrop(evidence.box);
  if (failed)
    return <p className="text-sm text-muted">{t('evidence.imageFailed', { page: evidence.page })}</p>;
  return (
    <button
      type="button"
      onClick={onEnlarge}
      aria-label={t('evidence.enlarge', { field: fieldName, page: evidence.page })}
      className="relative block max-w-full overflow-hidden rounded border border-control bg-surface hover:border-accent"
      style={{ inlineSize: `${width * pageWidth}px`, aspectRatio: `${(width / height) * ratio}` }}
    >
      <img
        src={pageImageUrl(sessionId, evidence.page)}
        alt=""
        loading="lazy"
        decoding="async"
        onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
          setRatio(naturalWidth / naturalHeight)
        }
        onError={() => setFailed(true)}
        className="absolute h-auto max-w-none"
        style={{ width: `${100 / width}%`, left: `${(-x / width) * 100}%`, top: `${(-y / height) * 100}%` }}
      />
    </button>
  );
};
