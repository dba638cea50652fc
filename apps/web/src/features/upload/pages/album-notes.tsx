import { maxUploadPages } from '@puente/contract/limits';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../../ui/notice.tsx';
import { toPageList } from '../to-page-list.ts';
import type { PageFault } from './measure-page.ts';
import { usePages } from './pages-store.ts';

/** Pages of the I-589. */
const formPages = 12;

/** What is to be known of the pages together: which cannot be read, how many there are, and what could not be opened. */
export function AlbumNotes() {
  const { t } = useTranslation('files');
  const { t: errors } = useTranslation('errors');
  const { pages, unread, isFull } = usePages();
  const listFaulty = (fault: PageFault) =>
    pages.flatMap((page, at) => (page.fault === fault ? [at + 1] : []));
  const [blurred, empty] = [listFaulty('blurred'), listFaulty('empty')];
  const unopened = unread.filter(({ code }) => code !== 'pdf_password_protected').map(({ name }) => name);
  const hasFault = blurred.length + empty.length > 0;
  return (
    <>
      {hasFault ? (
        <Notice tone="warning">
          {blurred.length > 0 ? (
            <p>{t('blurredPages', { count: blurred.length, pages: toPageList(blurred) })}</p>
          ) : null}
          {empty.length > 0 ? (
            <p>{t('emptyPages', { count: empty.length, pages: toPageList(empty) })}</p>
          ) : null}
        </Notice>
      ) : null}
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
