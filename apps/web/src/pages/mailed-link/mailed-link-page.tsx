import { useTranslation } from 'react-i18next';
import { type MailedAct, MailedLink } from '../../features/mailed-link/mailed-link.tsx';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { StepHeading } from '../../ui/step-heading.tsx';

export function MailedLinkPage({ act }: { act: MailedAct }) {
  const { t } = useTranslation('email');
  const { t: frame } = useTranslation('frame');
  usePageTitle(`${t(`${act}.title`)} · ${frame('title')}`);
  return (
    <section className="space-y-6">
      <StepHeading>{t(`${act}.title`)}</StepHeading>
      <MailedLink act={act} />
    </section>
  );
}
