import { useTranslation } from 'react-i18next';
import { ResetPassword } from '../../features/account/reset-password.tsx';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { StepHeading } from '../../ui/step-heading.tsx';

export function ResetPasswordPage() {
  const { t } = useTranslation('account');
  const { t: frame } = useTranslation('frame');
  usePageTitle(`${t('reset.title')} · ${frame('title')}`);
  return (
    <section className="space-y-6">
      <StepHeading>{t('reset.title')}</StepHeading>
      <ResetPassword />
    </section>
  );
}
