import type { ShareLink } from '@puente/contract';
import { useTranslation } from 'react-i18next';
import { formatMoment } from '../../lib/i18n/format-moment.ts';

/** What a link is called: the person's own words, else when it was made. */
export const useLinkName = ({ label, createdAt }: Pick<ShareLink, 'label' | 'createdAt'>): string => {
  const { t, i18n } = useTranslation('share');
  return label || t('list.unnamed', { moment: formatMoment(createdAt, i18n.language) });
};

/** Which link a question is about. */
export const LinkName = ({ link }: { link: ShareLink }) => (
  <p className="font-semibold [overflow-wrap:anywhere]">{useLinkName(link)}</p>
);
