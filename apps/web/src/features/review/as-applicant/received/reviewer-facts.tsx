import type { Reviewer } from '@puente/contract';
import { useTranslation } from 'react-i18next';

/** Who the reviewer says they are. Nobody has checked it, and the page says so. */
export function ReviewerFacts({ reviewer }: { reviewer: Reviewer }) {
  const { t } = useTranslation('received');
  const facts = [
    { name: t('reviewer.role'), text: t(`reviewer.${reviewer.role}`) },
    { name: t('reviewer.barNumber'), text: reviewer.barNumber },
    { name: t('reviewer.place'), text: reviewer.stateOrOrganization },
    { name: t('reviewer.email'), text: reviewer.email },
  ];
  return (
    <div className="space-y-1">
      <dl className="grid gap-x-4 sm:grid-cols-[auto_minmax(0,1fr)]">
        {facts
          .filter(({ text }) => text !== '')
          .map(({ name, text }) => (
            <div key={name} className="flex flex-wrap gap-x-2 sm:contents">
              <dt className="text-muted">{name}</dt>
              <dd className="[overflow-wrap:anywhere]">{text}</dd>
            </div>
          ))}
      </dl>
      <p className="text-check">{t('reviewer.unverified')}</p>
    </div>
  );
}
