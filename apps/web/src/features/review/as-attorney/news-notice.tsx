import { useTranslation } from 'react-i18next';
import { Notice } from '../../../ui/notice.tsx';
import { ChangeList } from './change-list.tsx';
import type { CarriedNews } from './start-review.ts';

/** Shown above a review that goes on with a newer version of the form. */
export function NewsNotice({ news }: { news: CarriedNews }) {
  const { t } = useTranslation('attorney');
  return (
    <Notice tone="info" title={t('news.title')}>
      <p>{t('news.text')}</p>
      {news.theirs.length > 0 ? (
        <details>
          <summary className="min-h-9 font-semibold text-accent">
            {t('news.theirs', { count: news.theirs.length })}
          </summary>
          <div className="mt-2 bg-paper">
            <ChangeList changes={news.theirs} />
          </div>
        </details>
      ) : null}
      {news.dropped.length > 0 ? (
        <>
          <p>{t('news.dropped')}</p>
          <div className="bg-paper">
            <ChangeList changes={news.dropped} />
          </div>
        </>
      ) : null}
    </Notice>
  );
}
