import { useEffect, useMemo, useRef, useState } from 'react';
import { useReviewTexts } from '../../../lib/form-answers/audience.ts';
import type { PagePictures } from '../../../lib/page-pictures/page-pictures.ts';
import { usePagePicture } from '../../../lib/page-pictures/use-page-pictures.ts';
import { joinRegions, type ScanPiece } from '../../../lib/scan/scan-piece.ts';
import { toPlace } from '../../../lib/scan/to-crop.ts';

/** Pages are drawn by the server when first asked for: asked for one after another, each is there before it is needed. */
function usePagesAhead(pictures: PagePictures, pageCount: number) {
  useEffect(() => {
    let stopped = false;
    const loadAll = async () => {
      for (let page = 1; page <= pageCount && !stopped; page += 1) await pictures.load(page);
    };
    void loadAll();
    return () => {
      stopped = true;
    };
  }, [pictures, pageCount]);
}

/** The page the answer at hand came from, near enough to be read: its place marked and in the middle. */
export function PagePanel({
  pictures,
  pageCount,
  shown,
}: {
  pictures: PagePictures;
  pageCount: number;
  shown: { readonly piece: ScanPiece; readonly fieldName: string } | null;
}) {
  const t = useReviewTexts();
  const region = useRef<HTMLElement>(null);
  const [last, setLast] = useState(shown);
  usePagesAhead(pictures, pageCount);
  // An answer that is not on the paper leaves the last page in sight, without a mark.
  if (shown && shown !== last) setLast(shown);
  const page = last?.piece.page ?? 1;
  const picture = usePagePicture(pictures, page);
  const box = useMemo(() => (shown ? joinRegions(shown.piece.boxes) : null), [shown]);
  const bringIntoSight = () => {
    const view = region.current;
    if (!view || !box) return;
    view.scrollTo({
      top: (box[1] + box[3] / 2) * view.scrollHeight - view.clientHeight / 2,
      left: (box[0] + box[2] / 2) * view.scrollWidth - view.clientWidth / 2,
    });
  };
  const latest = useRef(bringIntoSight);
  latest.current = bringIntoSight;
  // biome-ignore lint/correctness/useExhaustiveDependencies: it moves when another place is to be shown
  useEffect(() => latest.current(), [box]);
  return (
    <aside aria-label={t('panel.label')} className="min-w-0">
      <div className="sticky top-28 flex max-h-[calc(100dvh-8rem)] flex-col gap-2">
        <div className="min-h-12" data-page={page}>
          <p className="font-semibold [overflow-wrap:anywhere]">
            {shown ? t('evidence.pageTitle', { field: shown.fieldName, page }) : t('evidence.page', { page })}
          </p>
          <p className="text-sm text-muted [overflow-wrap:anywhere]">
            {shown?.piece.text ? t('evidence.onForm', { text: shown.piece.text }) : null}
            {last ? (shown ? null : t('panel.notThere')) : t('panel.hint')}
          </p>
        </div>
        {picture === 'failed' || picture === 'not-shared' ? (
          <p className="text-sm text-muted">
            {picture === 'failed' ? t('evidence.imageFailed', { page }) : t('evidence.notShared')}
          </p>
        ) : (
          <section
            ref={region}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
            tabIndex={0}
            // A page is read from left to right, whatever the screen is.
            dir="ltr"
            aria-label={t('evidence.page', { page })}
            className="overflow-auto rounded border border-line bg-surface"
          >
            <div className={`relative ${box ? 'w-[170%]' : ''}`}>
              <img
                src={picture ?? undefined}
                alt={t(shown ? 'evidence.pageAlt' : 'panel.pageAlt', { page })}
                width={850}
                height={1100}
                onLoad={bringIntoSight}
                className="block h-auto w-full"
              />
              {box ? (
                <div
                  data-mark
                  className="absolute rounded-sm bg-accent/10 outline-3 outline-offset-2 outline-accent"
                  style={toPlace(box)}
                />
              ) : null}
            </div>
          </section>
        )}
      </div>
    </aside>
  );
}
