import type { TargetForm } from '@puente/contract';
import { routes } from '@puente/contract/routes';
import { useTranslation } from 'react-i18next';

export function NextSteps({ form }: { form: TargetForm }) {
  const { t, i18n } = useTranslation('download');
  const address = `uscis.gov/${form.toLowerCase()}`;
  const [before, after] = t('next.site', { address: '\n' }).split('\n');
  return (
    <section aria-labelledby="next-steps">
      <h2 id="next-steps" className="text-lg font-semibold">
        {t('next.title')}
      </h2>
      <ol className="mt-3 max-w-prose list-decimal space-y-2 ps-6">
        <li>{t('next.check')}</li>
        <li>
          <a
            href={`${routes.getChecklist.path}?lang=${i18n.language}`}
            className="font-semibold text-accent underline"
          >
            {t('next.checklist')}
          </a>
        </li>
        <li>{t('next.legal')}</li>
        <li>{t('next.sign')}</li>
        <li>
          {before}
          <a
            href={`https://www.${address}`}
            rel="noreferrer"
            target="_blank"
            className="font-semibold text-accent underline"
          >
            {address}
          </a>
          {after}
        </li>
        <li>{t('next.copy')}</li>
      </ol>
    </section>
  );
}
