import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import type { Pages } from './use-pages.ts';

/** Back and on through a list; nothing where it has one page. */
export function PageButtons({ pages, next }: { pages: Pages; next: string | null }) {
  const { t } = useTranslation('admin');
  if (pages.page === 1 && next === null) return null;
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button variant="secondary" disabled={pages.page === 1} onClick={pages.toPrevious}>
        {t('list.previous')}
      </Button>
      <span>{t('list.page', { page: pages.page })}</span>
      <Button
        variant="secondary"
        disabled={next === null}
        onClick={() => next !== null && pages.toNext(next)}
      >
        {t('list.next')}
      </Button>
    </div>
  );
}
