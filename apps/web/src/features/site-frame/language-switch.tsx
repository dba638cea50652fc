import { languages } from '@puente/texts/languages';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { changeLanguage } from '../../lib/i18n/i18n.ts';
import { showToast } from '../../ui/toast-store.ts';

const stay = (event: FormEvent) => event.preventDefault();

/**
 * A button for each language the page is not in, in that language's own words. Before the page's code has come, it asks
 * the server for the page in that language.
 */
export function LanguageSwitch() {
  const { t, i18n } = useTranslation();
  const change = (code: (typeof languages)[number]['code']) =>
    changeLanguage(code).catch(() =>
      showToast({ title: t('language.failed'), description: t('tryAgain'), problem: true }),
    );
  return languages
    .filter(({ code }) => code !== i18n.language)
    .map(({ code, name }) => (
      <form key={code} onSubmit={stay} className="contents">
        <button
          type="submit"
          name="lang"
          value={code}
          lang={code}
          onClick={() => void change(code)}
          className="inline-flex min-h-11 items-center rounded-md px-0.5 text-sm font-semibold sm:mx-2 sm:text-base text-accent underline underline-offset-4 hover:bg-accent-soft"
        >
          {name}
        </button>
      </form>
    ));
}
