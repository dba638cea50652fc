import type { ShareLink } from '@puente/contract';
import { formatMoment } from '@puente/texts';
import { useTranslation } from 'react-i18next';

/** What a link is called: the person's own words, else when it was made. */
export function useLinkName({ label, createdAt }: Pick<ShareLink, 'label' | 'createdAt'>): string {
  const { t, i18n } = useTranslation('share');
  return label || t('list.unnamed', { moment: formatMoment(createdAt, i18n.language) });
}

/** Which link a question is about. */
export const LinkName = ({ link }: { link: ShareLink }) => (
  <p className="font-semibold [overflow-wrap:anywhere]">{useLinkName(link)}</p>
);
