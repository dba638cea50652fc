import type { FieldSpec } from '@puente/forms/answers';
import { sourceLanguage } from '@puente/texts';
import { useTranslation } from 'react-i18next';

/** The label as the form prints it, in English; below it what it means, for who reads the page in another language. */
export function OfficialLabel({ name }: { name: FieldSpec['label'] }) {
  const { t, i18n } = useTranslation('fields');
  return (
    <>
      <span lang={sourceLanguage}>{i18n.getFixedT(sourceLanguage, 'fields')(name)}</span>
      {i18n.language === sourceLanguage ? null : (
        <span className="block text-sm font-normal text-muted">{t(name)}</span>
      )}
    </>
  );
}
