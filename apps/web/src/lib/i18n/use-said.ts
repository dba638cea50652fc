import type { Said } from '@puente/contract';
import { useTranslation } from 'react-i18next';

/** A sentence that comes in every language, in the one at hand. */
export const useSaid = () => {
  const { i18n } = useTranslation();
  return (said: Said): string => (i18n.language === 'es' ? said.es : said.en);
};
