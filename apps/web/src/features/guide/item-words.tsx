import type { FieldGuide, FieldGuideItem } from '@puente/contract';
import { formatDay, type Language } from '@puente/texts';
import { useTranslation } from 'react-i18next';
import { useGuidePlace } from './use-guide-place.ts';

/** What an item asks, why, where the answer is found, what goes wrong, who may skip it, and where all that is from. */
export function ItemWords({ item, guide }: { item: FieldGuideItem; guide: FieldGuide }) {
  const { t } = useTranslation('guide');
  const lines = [
    ['asks', item.explanation],
    ['find', item.dataSource],
    ['slips', item.slips],
    ['skip', item.whoMaySkip],
    ['why', item.fieldPurpose],
  ] as const;
  return (
    <dl className="max-w-prose space-y-2">
      {lines.map(([name, text]) =>
        text ? (
          <div key={name}>
            <dt className="font-semibold">{t(name)}</dt>
            <dd>{text}</dd>
          </div>
        ) : null,
      )}
      <div className="text-sm">
        <dt className="font-semibold">{t('sources')}</dt>
        <dd>
          <Sources item={item} guide={guide} />
        </dd>
      </div>
    </dl>
  );
}

function Sources({ item, guide }: { item: FieldGuideItem; guide: FieldGuide }) {
  const { t, i18n } = useTranslation('guide');
  const toPlace = useGuidePlace();
  const { form, edition } = guide;
  return (
    <ul className="text-muted">
      <li>{t('formSource', { form, edition, place: toPlace(item) })}</li>
      {item.sources.map(({ named, sure, checked }) => (
        <li key={named}>
          {named}, {t('checked', { date: formatDay(checked, i18n.language as Language) })}
          {sure === 'reported' || sure === 'unverified' ? ` ${t('notSure')}` : ''}
        </li>
      ))}
    </ul>
  );
}
