import { sourceLanguage } from '@puente/texts';
import { useTranslation } from 'react-i18next';
import type { ReadBackPageOf } from './list-pages.ts';

/** All pages at once, in the person's language and in English: on paper only. */
export function ReadBackSheet({
  pages,
  form,
  edition,
}: {
  pages: readonly ReadBackPageOf[];
  form: string;
  edition: string;
}) {
  const { t, i18n } = useTranslation('guide', { keyPrefix: 'readBack' });
  const isForeign = i18n.language !== sourceLanguage;
  return (
    <div className="hidden print:block">
      <p>
        {form} · {edition}
      </p>
      {pages.map(({ page, isSheet, lines }) => (
        <section key={page} className="mt-4">
          <h2 className="font-semibold">{t(isSheet ? 'sheet' : 'page', { page })}</h2>
          <ul>
            {lines.map(({ id, number, question, questionEnglish, value, valueEnglish }) => (
              <li key={id} className="mt-2 break-inside-avoid">
                {number} {question ?? t('unknown')}
                {isForeign && questionEnglish ? (
                  <span lang={sourceLanguage} className="block text-sm">
                    {questionEnglish}
                  </span>
                ) : null}
                <span className="block font-semibold whitespace-pre-line">
                  {value}
                  {isForeign && valueEnglish !== value ? ` / ${valueEnglish}` : ''}
                </span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
