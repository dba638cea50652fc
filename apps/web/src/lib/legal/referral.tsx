import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../ui/notice.tsx';

/** A page of an office, by its address. */
export const Page = ({ page }: { page: string }) => (
  <a
    href={`https://www.${page}`}
    target="_blank"
    rel="noreferrer"
    className="text-accent underline [overflow-wrap:anywhere]"
  >
    {page}
  </a>
);

const lists = {
  lawyers: 'justice.gov/eoir/list-pro-bono-legal-service-providers',
  representatives: 'justice.gov/eoir/recognition-and-accreditation-program',
};

/** Official lists of those who may advise. */
export function Help() {
  const { t } = useTranslation('legal');
  return (
    <ul>
      <li>
        {t('help.lawyers')} <Page page={lists.lawyers} />
      </li>
      <li>
        {t('help.representatives')} <Page page={lists.representatives} />
      </li>
    </ul>
  );
}

/** Why a matter is for a lawyer first, and where one is found. */
export function Referral({
  referral: { title, why },
  children,
}: {
  referral: { readonly title: string; readonly why: string };
  children?: ReactNode;
}) {
  const { t } = useTranslation('legal');
  return (
    <Notice tone="warning" title={t('referral.title')}>
      <p>
        <span className="font-semibold">{title}.</span> {why}
      </p>
      <Help />
      {children}
    </Notice>
  );
}
