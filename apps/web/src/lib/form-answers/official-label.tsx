import type { FieldSpec } from '@puente/forms/answers';
import { sourceLanguage } from '@puente/texts';
import { useTranslation } from 'react-i18next';

/** The label of an answer; below it as the form prints it, in English, for who reads the page in another language. */
export function OfficialLabel({ name }: { name: FieldSpec['label'] }) {
  const { t, i18n } = useTranslation('fields');
  if (i18n.language === sourceLanguage) return t(name);
  return (
    <>
      {t(name)}
      <span lang={sourceLanguage} className="block text-sm font-normal text-muted">
        {i18n.getFixedT(sourceLanguage, 'fields')(name)}
      </span>
    </>
  );
}
