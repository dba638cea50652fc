import { sourceLanguage } from '@puente/texts';
import type { texts } from '@puente/texts/en/options';
import { useTranslation } from 'react-i18next';

/** A choice as the form prints it, in English, with what it means beside it in another language: "Married (Casado/a)". */
export function useOptionText() {
  const { t, i18n } = useTranslation('options');
  return (option: string) => {
    const meaning = t(option as keyof typeof texts, { defaultValue: option });
    return i18n.language === sourceLanguage || meaning === option ? option : `${option} (${meaning})`;
  };
}
