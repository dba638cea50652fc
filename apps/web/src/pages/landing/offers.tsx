import { routes } from '@puente/contract/routes';
import { FileText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { EmailForm } from '../../features/email-capture/email-form.tsx';
import { ExitPopup } from '../../features/email-capture/exit-popup.tsx';
import { TipsOffer } from '../../features/email-capture/tips-offer.tsx';
import { Unbroken } from '../../ui/unbroken.tsx';

/** The checklist itself, for everybody. */
function ChecklistLink() {
  const { t, i18n } = useTranslation('email');
  return (
    <a
      href={`${routes.getChecklist.path}?lang=${i18n.language}`}
      className="inline-flex min-h-11 items-center gap-2 font-semibold text-accent underline"
    >
      <FileText aria-hidden className="size-5 shrink-0" />
      {t('checklist.open')}
    </a>
  );
}

/** For those who are not ready yet: what to gather, to be opened at once or sent. */
export function Checklist() {
  const { t } = useTranslation('email');
  return (
    <section aria-labelledby="checklist" className="band bg-surface">
      <div className="grid gap-x-20 gap-y-10 py-12 lg:grid-cols-2 lg:py-16">
        <div className="space-y-3">
          <h2 id="checklist" className="text-xl font-semibold text-balance">
            {t('checklist.title')}
          </h2>
          <p className="max-w-prose">
            <Unbroken text={t('checklist.text')} />
          </p>
          <ChecklistLink />
        </div>
        <div className="needs-script space-y-4">
          <h3 className="text-lg font-semibold">{t('checklist.byMail')}</h3>
          <EmailForm source="conversion_section" withNames action={t('checklist.send')} />
          <p className="max-w-prose text-sm text-muted">{t('held')}</p>
        </div>
      </div>
    </section>
  );
}

export const HeroTips = () => <TipsOffer source="hero_secondary" />;

export const AskOnExit = () => (
  <ExitPopup>
    <ChecklistLink />
  </ExitPopup>
);
