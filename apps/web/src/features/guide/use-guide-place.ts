import type { FieldGuideItem } from '@puente/contract';
import { useTranslation } from 'react-i18next';

/** 'Page 13, item 1'; of what has no number the page alone. */
export function useGuidePlace() {
  const { t } = useTranslation('guide');
  return ({ page, itemNumber }: Pick<FieldGuideItem, 'page' | 'itemNumber'>): string =>
    /\d/.test(itemNumber) ? t('place', { page, item: itemNumber }) : t('placeAlone', { page });
}
