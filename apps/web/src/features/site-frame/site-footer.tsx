import { useTranslation } from 'react-i18next';

export const SiteFooter = () => {
  const { t } = useTranslation();
  return (
    <footer className="border-t border-line bg-surface">
      <section aria-label={t('disclaimer.label')} className="mx-auto max-w-5xl px-4 py-6 text-sm text-muted">
        <h2 className="font-semibold text-ink">{t('disclaimer.label')}</h2>
        <p className="mt-1 max-w-prose">{t('disclaimer.text')}</p>
      </section>
    </footer>
  );
};
