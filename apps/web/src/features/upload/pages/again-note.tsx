import { useTranslation } from 'react-i18next';
import { Notice } from '../../../ui/notice.tsx';
import type { PageFault } from '../measure/measure-page.ts';
import { toPageList } from '../to-page-list.ts';
import { usePages } from './pages-store.ts';

/** What is wrong with which pages, and which of them to take again. */
export function AgainNote() {
  const { t } = useTranslation('files');
  const { pages } = usePages();
  const faulty = new Map<PageFault, number[]>();
  for (const [at, { forecast }] of pages.entries())
    if (forecast.fault) faulty.set(forecast.fault, [...(faulty.get(forecast.fault) ?? []), at + 1]);
  if (faulty.size === 0) return null;
  // An empty page may be the back of another.
  const again = [...faulty].flatMap(([fault, numbers]) => (fault === 'empty' ? [] : numbers));
  const title = again.length > 0 && t('again', { count: again.length, pages: toPageList(again) });
  return (
    <Notice tone="warning" {...(title && { title })}>
      <ul>
        {[...faulty].map(([fault, numbers]) => (
          <li key={fault}>{t(`faulty.${fault}`, { count: numbers.length, pages: toPageList(numbers) })}</li>
        ))}
      </ul>
      {title ? <p>{t('againWhy')}</p> : null}
    </Notice>
  );
}
