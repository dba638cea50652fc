import type { TargetForm } from '@puente/contract';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';

/** Another tab has chosen the other form of this document: which one is to be shared and downloaded. */
export function OtherFormNotice({
  form,
  chosen,
  onKeep,
}: {
  form: TargetForm;
  chosen: TargetForm;
  onKeep: () => void;
}) {
  const { t } = useTranslation('review');
  return (
    <Notice tone="problem" title={t('otherForm.title', { chosen })}>
      <p className="max-w-prose">{t('otherForm.text', { form, chosen })}</p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={onKeep}>{t('otherForm.keep', { form })}</Button>
        <Button variant="secondary" onClick={() => window.location.reload()}>
          {t('otherForm.take', { chosen })}
        </Button>
      </div>
    </Notice>
  );
}
