import type { FieldGuide } from '@puente/contract';
import { useTranslation } from 'react-i18next';

/** How many items there are, are filled and are not, and how surely they were read. */
export function GuideCounts({ guide }: { guide: FieldGuide }) {
  const { t } = useTranslation('guide');
  const { totalFields, filledFields, fieldGuide } = guide;
  const percent = totalFields === 0 ? 0 : Math.round((100 * filledFields) / totalFields);
  const levels = (['high', 'medium', 'low'] as const).map((name) => ({
    name,
    count: fieldGuide.filter(({ confidence }) => confidence === name).length,
  }));
  const counts = [
    t('counts.total', { count: totalFields }),
    t('counts.filled', { count: filledFields, percent }),
    t('counts.missing', { count: totalFields - filledFields }),
    ...levels.flatMap(({ name, count }) => (count > 0 ? [t(`counts.${name}`, { count })] : [])),
  ];
  return (
    <ul className="flex flex-wrap gap-2 text-sm">
      {counts.map((text) => (
        <li key={text} className="rounded border border-line px-2">
          {text}
        </li>
      ))}
    </ul>
  );
}
