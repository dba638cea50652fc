import { formatMoment, toLocales } from '@puente/texts';
import { useTranslation } from 'react-i18next';

const kibi = 1024;
const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const;

/** Numbers, sizes and moments, written as the language at hand writes them. */
export function useNumbers() {
  const { t, i18n } = useTranslation('admin');
  const locales = toLocales(i18n.language);
  const toNumber = (value: number, digits = 1) =>
    value.toLocaleString(locales, { maximumFractionDigits: digits });
  return {
    toNumber,
    /** A count of the analytics: null is fewer than five. */
    toCount: (count: number | null) => (count === null ? t('few') : toNumber(count)),
    toSize(bytes: number | null): string {
      if (bytes === null) return t('unknown');
      const step = Math.min(units.length - 1, Math.floor(Math.log(Math.max(1, bytes)) / Math.log(kibi)));
      const options = { style: 'unit', unit: units[step], maximumFractionDigits: 1 } as const;
      return (bytes / kibi ** step).toLocaleString(locales, options);
    },
    toMoment: (moment: string | null) =>
      moment === null ? t('unknown') : formatMoment(moment, i18n.language),
  };
}
