import { useQuery } from '@tanstack/react-query';
import { HeartHandshake } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { buttonLook } from '../../ui/button.tsx';

/** Shown only where the operator takes donations. */
export function Donation() {
  const { t } = useTranslation('download');
  const { data } = useQuery<{ donationUrl: string | null }>({ queryKey: ['/api/health'] });
  if (!data?.donationUrl) return null;
  return (
    <section aria-labelledby="donation" className="space-y-3 print:hidden">
      <h2 id="donation" className="text-lg font-semibold">
        {t('donation.title')}
      </h2>
      <p className="max-w-prose">{t('donation.text')}</p>
      <a href={data.donationUrl} target="_blank" rel="noreferrer" className={buttonLook('secondary')}>
        <HeartHandshake aria-hidden className="size-5 shrink-0" />
        {t('donation.link')}
      </a>
    </section>
  );
}
