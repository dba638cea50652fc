import { useTranslation } from 'react-i18next';
import { Button, buttonLook } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PageLink } from '../../../ui/page-link.tsx';
import { PickButton } from '../../../ui/pick-button.tsx';

/** The server's code of a refusal; null: the connection, or nothing that it told. */
export type RefusalCode = string | null;

/** What helps against a refusal; what is not here is tried again. */
const waysOn: Readonly<Record<string, 'another' | 'pages' | 'documents'>> = {
  not_a_pdf: 'another',
  no_file: 'another',
  pdf_no_pages: 'another',
  pdf_password_protected: 'another',
  file_too_large: 'another',
  pdf_damaged: 'pages',
  pdf_too_complex: 'pages',
  pdf_too_many_pages: 'pages',
  account_full: 'documents',
};

interface Props {
  readonly code: RefusalCode;
  readonly message: string;
  /** What was refused, to be sent once more or taken apart here; null: nothing of it can be used. */
  readonly file: File | null;
  readonly onAgain: (file: File) => void;
  readonly onPages: (file: File) => void;
  readonly onFiles: (files: readonly File[]) => void;
}

/** Why a file was not taken, what to do next, and the button that does it. */
export function Refusal({ code, message, file, onAgain, onPages, onFiles }: Props) {
  const { t } = useTranslation('files');
  const way = waysOn[code ?? ''] ?? 'again';
  const mayBePages = way === 'pages' && file;
  return (
    <Notice tone="problem" title={t('failedTitle')}>
      <p>{message}</p>
      {code === 'not_a_pdf' ? <p>{t('photosToo')}</p> : null}
      {mayBePages ? <p>{t('toPagesWhy')}</p> : null}
      <div className="flex flex-col gap-3 sm:flex-row sm:flex-wrap">
        {way === 'again' && file ? (
          <Button variant="secondary" onClick={() => onAgain(file)}>
            {t('tryAgain')}
          </Button>
        ) : null}
        {mayBePages ? (
          <Button variant="secondary" onClick={() => onPages(file)}>
            {t('toPages')}
          </Button>
        ) : null}
        {way === 'documents' ? (
          <PageLink to="/app/documents" className={buttonLook('secondary')}>
            {t('toDocuments')}
          </PageLink>
        ) : null}
        {way === 'another' || mayBePages ? (
          <PickButton variant="secondary" label={t('another')} onFiles={onFiles} />
        ) : null}
      </div>
    </Notice>
  );
}
