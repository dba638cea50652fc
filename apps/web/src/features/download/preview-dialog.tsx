import type { DocumentView } from '@puente/contract';
import { traitsOf } from '@puente/forms/traits';
import { useTranslation } from 'react-i18next';
import { FilledPage, useFilledPages } from '../../lib/filled-pages/filled-page.tsx';
import { GuideLink } from '../../lib/form-answers/guide-link.tsx';
import { Dialog } from '../../ui/dialog.tsx';

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
  const pictures = useFilledPages(sessionId);
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
            {page <= traitsOf(document.formType).pages ? (
              <GuideLink form={document.formType} item={page}>
                {t('preview.questions', { page })}
              </GuideLink>
            ) : null}
          </li>
        ))}
      </ol>
    </Dialog>
  );
}
