import { useQuery } from '@tanstack/react-query';
import { Mail } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { buttonLook } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { EmailForm } from './email-form.tsx';
import { toMailto } from './to-mailto.ts';
import type { Share, ShownLink } from './use-share.ts';

/** Sends the link by this site's mail where it has one, else by the person's own. */
export function EmailBox({ link, end, share }: { link: ShownLink; end: string; share: Share }) {
  const { t } = useTranslation('share');
  const { data: health } = useQuery<{ mail: boolean }>({ queryKey: ['/api/health'] });
  const message = {
    subject: t('message.subject'),
    body: t('message.body', { moment: end, url: link.reviewUrl }),
  };
  return (
    <div className="space-y-4 border-t border-line pt-5">
      <h3 className="font-semibold">{t('email.title')}</h3>
      {health?.mail ? <EmailForm linkId={link.id} share={share} /> : null}
      {health?.mail === false ? (
        <Notice tone="info" title={t('email.none')}>
          <p>{t('email.noneText')}</p>
        </Notice>
      ) : null}
      <p>
        <a href={toMailto(message)} className={`${buttonLook('secondary')} w-full sm:w-auto`}>
          <Mail aria-hidden className="size-5" />
          {t('email.own')}
        </a>
      </p>
    </div>
  );
}
