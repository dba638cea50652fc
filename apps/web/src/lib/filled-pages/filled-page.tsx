import type { TargetForm } from '@puente/contract';
import { routes } from '@puente/contract/routes';
import { useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../ui/notice.tsx';
import { buildPath } from '../api/build-path.ts';
import type { PagePictures, PageUrl } from '../page-pictures/page-pictures.ts';
import { useNear } from '../page-pictures/use-near.ts';
import { usePagePicture, usePagePictures } from '../page-pictures/use-page-pictures.ts';

const toFilledPageUrl =
  (sessionId: string): PageUrl =>
  (page) =>
    buildPath(routes.getFilledPage.path, { sessionId, page });

/** The pictures of the filled form of a document. */
export const useFilledPages = (sessionId: string): PagePictures =>
  usePagePictures(useMemo(() => toFilledPageUrl(sessionId), [sessionId]));

/** A page of the filled form, drawn once it is near the screen. */
export function FilledPage({
  pictures,
  formType,
  page,
  pageCount,
}: {
  pictures: PagePictures;
  formType: TargetForm;
  page: number;
  pageCount: number;
}) {
  const { t } = useTranslation('download');
  const figure = useRef<HTMLElement>(null);
  const picture = usePagePicture(pictures, page, useNear(figure));
  const isThere = picture !== null && picture !== 'failed' && picture !== 'not-shared';
  return (
    <figure ref={figure}>
      <figcaption className="mb-1 flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-semibold">{t('preview.page', { page, pages: pageCount })}</span>
        {isThere ? (
          <a
            href={picture}
            target="_blank"
            rel="noreferrer"
            aria-label={t('preview.openLabel', { page })}
            className="min-h-6 font-semibold text-accent underline"
          >
            {t('preview.open')}
          </a>
        ) : null}
      </figcaption>
      {picture === 'failed' ? (
        <Notice tone="warning" title={t('preview.failed', { page })} />
      ) : (
        <div className="relative aspect-[17/22] border border-line bg-surface">
          {isThere ? (
            <img
              src={picture}
              alt={t('preview.alt', { form: formType, page })}
              className="block h-auto w-full"
            />
          ) : (
            <p className="absolute inset-x-0 top-1/4 p-4 text-center text-muted">
              {t('preview.coming', { page })}
            </p>
          )}
        </div>
      )}
    </figure>
  );
}
