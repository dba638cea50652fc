import { useTranslation } from 'react-i18next';
import type { GuidePart } from './select-items.ts';
import { useGuidePlace } from './use-guide-place.ts';

/** The items that are shown, all open and nothing to press: for paper. */
export function GuideSheet({ parts }: { parts: readonly GuidePart[] }) {
  const { t } = useTranslation('guide');
  const toPlace = useGuidePlace();
  return (
    <div className="hidden print:block">
      {parts.map(({ number, title, items }) => (
        <section key={number} className="mt-4">
          <h2 className="font-semibold">
            {number === null ? t('other') : `${t('part', { part: number })}: ${title}`}
          </h2>
          <ul>
            {items.map(
              ({ key, page, itemNumber, questionText, value, explanation, dataSource, closedBecause }) => (
                <li key={key} className="mt-3 break-inside-avoid">
                  <span className="block text-sm">{toPlace({ page, itemNumber })}</span>
                  <span className="block font-semibold">{questionText}</span>
                  <span className="block">
                    {value ? t('answer', { value }) : (closedBecause ?? t('missing'))}
                  </span>
                  <span className="block text-sm">
                    {explanation} {dataSource}
                  </span>
                </li>
              ),
            )}
          </ul>
        </section>
      ))}
    </div>
  );
}
