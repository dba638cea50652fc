import type { DocumentView } from '@puente/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { buildPath } from '../../lib/api/build-path.ts';
import { endpoints } from '../../lib/contract.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';

/** A letter page at the server's 120 dpi: room is kept for it, so that pages far below are not asked for yet. */
const pageWidth = 1020;
const pageHeight = 1320;

/** The filled form page by page, as it will be printed. */
export const PreviewDialog = ({
  document,
  pageCount,
  onClose,
}: {
  document: DocumentView;
  pageCount: number;
  onClose: () => void;
}) => {
  const { t } = useTranslation('download');
  const { t: frame } = useTranslation('frame');
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
            <FilledPage document={document} page={page} pageCount={pageCount} />
          </li>
        ))}
      </ol>
    </Dialog>
  );
};

const FilledPage = ({
  document: { sessionId, formType },
  page,
  pageCount,
}: {
  document: DocumentView;
  page: number;
  pageCount: number;
}) => {
  const { t } = useTranslation('download');
  const [state, setState] = useState<'coming' | 'there' | 'failed'>('coming');
  const url = buildPath(endpoints.getFilledPage.path, { sessionId, page });
  return (
    <figure>
      <figcaption className="mb-1 flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-semibold">{t('preview.page', { page, pages: pageCount })}</span>
        <a
          href={url}
          target="_blank"
          rel="noreferrer"
          aria-label={t('preview.openLabel', { page })}
          className="min-h-6 font-semibold text-accent underline"
        >
          {t('preview.open')}
        </a>
      </figcaption>
      {state === 'failed' ? (
        <Notice tone="warning" title={t('preview.failed', { page })} />
      ) : (
        <div className="relative">
          {state === 'coming' ? (
            <p className="absolute inset-x-0 top-1/4 p-4 text-center text-muted">
              {t('preview.coming', { page })}
            </p>
          ) : null}
          <img
            src={url}
            loading="lazy"
            width={pageWidth}
            height={pageHeight}
            alt={t('preview.alt', { form: formType, page })}
            onLoad={() => setState('there')}
            onError={() => setState('failed')}
            className="block h-auto w-full border border-line bg-surface"
          />
        </div>
      )}
    </figure>
  );
};
