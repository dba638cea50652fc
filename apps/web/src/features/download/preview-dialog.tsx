import type { DocumentView, TargetForm } from '@puente/contract';
import { routes } from '@puente/contract/routes';
import { useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { buildPath } from '../../lib/api/build-path.ts';
import type { PagePictures, PageUrl } from '../../lib/page-pictures/page-pictures.ts';
import { useNear } from '../../lib/page-pictures/use-near.ts';
import { usePagePicture, usePagePictures } from '../../lib/page-pictures/use-page-pictures.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';

const toFilledPageUrl =
  (sessionId: string): PageUrl =>
  (page) =>
    buildPath(routes.getFilledPage.path, { sessionId, page });

/** The filled form page by page, as it will be printed. */
export function PreviewDialog({
  document,
  pageCount,
  onClose,
}: {
  document: DocumentView;
  pageCount: number;
  onClose: () => void;
}) {
  const { t } = useTranslation('download');
  const { t: frame } = useTranslation('frame');
  const { sessionId } = document;
  const pictures = usePagePictures(useMemo(() => toFilledPageUrl(sessionId), [sessionId]));
  return (
    <Dialog
      wide
      title={t('preview.title', { form: document.formType })}
      closeLabel={frame('close')}
      onClose={onClose}
    >
      <p className="mb-4">{t('preview.lead', { count: pageCount })}</p>
      <ol className="space-y-6">
        {Array.from({ length: pageCount }, (_, index) => index + 1).map((page) => (
          <li key={page}>
            <FilledPage pictures={pictures} formType={document.formType} page={page} pageCount={pageCount} />
          </li>
        ))}
      </ol>
    </Dialog>
  );
}

function FilledPage({
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
