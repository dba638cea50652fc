import { maxUploadPages } from '@puente/contract/limits';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../../ui/notice.tsx';
import { usePages } from './pages-store.ts';

/** Pages of the I-589. */
const formPages = 12;

/** What is to be known of the pages together: how many there are, and what could not be opened. */
export function AlbumNotes() {
  const { t } = useTranslation('files');
  const { t: errors } = useTranslation('errors');
  const { pages, unread, isFull } = usePages();
  const unopened = unread.filter(({ code }) => code !== 'pdf_password_protected').map(({ name }) => name);
  return (
    <>
      {pages.length > 0 && pages.length < formPages ? (
        <p className="max-w-prose">{t('fewer', { of: formPages, count: pages.length })}</p>
      ) : null}
      {unread.length > 0 ? (
        <Notice tone="problem">
          {unopened.length > 0 ? <p>{t('unreadable', { files: unopened.join(', ') })}</p> : null}
          {unopened.length < unread.length ? <p>{errors('pdf_password_protected')}</p> : null}
        </Notice>
      ) : null}
      {isFull ? (
        <Notice tone="warning">
          <p>{t('tooMany', { max: maxUploadPages })}</p>
        </Notice>
      ) : null}
    </>
  );
}
