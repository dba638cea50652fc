import type { EmailSource } from '@puente/contract';
import { useTranslation } from 'react-i18next';
import { More } from '../../ui/more.tsx';
import { EmailForm } from './email-form.tsx';

/** Tips by email, for whoever wants them: folded, so that it is in nobody's way. */
export function TipsOffer({ source }: { source?: EmailSource }) {
  const { t } = useTranslation('email');
  return (
    <div className="needs-script max-w-[34rem]">
      <More words={t('tips.title')}>
        <div className="space-y-4 pt-2">
          <p>{t('tips.text')}</p>
          <EmailForm {...(source && { source })} action={t('tips.send')} />
          <p className="text-sm text-muted">{t('held')}</p>
        </div>
      </More>
    </div>
  );
}
