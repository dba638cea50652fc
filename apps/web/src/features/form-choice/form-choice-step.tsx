import { type DocumentView, type TargetForm, targetForms } from '@puente/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAccount } from '../../lib/account/account-store.ts';
import { callEndpoint } from '../../lib/api/call-endpoint.ts';
import { isRead } from '../../lib/api/is-read.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { StepHeading } from '../../ui/step-heading.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { FormCard } from './form-card.tsx';

interface Props {
  readonly document: DocumentView;
  readonly onBack: () => void;
  readonly onProcess: (formType: TargetForm) => void;
  /** The file has been read into this form before: go on with it, edits and all. */
  readonly onResume: () => void;
}

export function FormChoiceStep({ document, onBack, onProcess, onResume }: Props) {
  const { t } = useTranslation('form-choice');
  const account = useAccount();
  const wasRead = isRead(document);
  const [chosen, setChosen] = useState<TargetForm>(wasRead ? document.formType : 'I-485');
  const [busy, setBusy] = useState(false);
  const process = async () => {
    if (wasRead && chosen === document.formType) return onResume();
    setBusy(true);
    try {
      await callEndpoint('chooseFormType', {
        params: { sessionId: document.sessionId },
        body: { formType: chosen },
        retries: 0,
      });
    } catch {
      // The call that starts the reading names the form too, so the way goes on.
      showToast({ title: t('saveFailed') });
    }
    onProcess(chosen);
  };
  return (
    <section className="space-y-6">
      <StepHeading>{t('title')}</StepHeading>
      <p className="[overflow-wrap:anywhere]">{t('file', { file: document.fileName })}</p>
      <fieldset>
        <legend className="mb-3 text-lg font-semibold">{t('lead')}</legend>
        <div className="grid grid-cols-1 gap-4 [overflow-wrap:anywhere] md:grid-cols-2">
          {targetForms.map((form) => (
            <FormCard key={form} formType={form} chosen={chosen === form} onChoose={() => setChosen(form)} />
          ))}
        </div>
      </fieldset>
      <Notice tone="info" title={t('note.title')}>
        <p>{t('note.pending')}</p>
        <p>{t('note.granted')}</p>
        <p>{t('note.neutral')}</p>
      </Notice>
      {wasRead && chosen !== document.formType ? (
        <Notice tone="warning">
          <p>{t('otherReady', { form: document.formType })}</p>
        </Notice>
      ) : null}
      <div>
        <h2 className="text-lg font-semibold">{t('next.title')}</h2>
        <p className="max-w-prose">{t('next.text', { form: chosen })}</p>
        {account.kind === 'signed-in' ? null : <p className="mt-1 max-w-prose">{t('next.account')}</p>}
      </div>
      <div className="flex flex-col gap-3 sm:flex-row-reverse sm:justify-end">
        <Button disabled={busy} onClick={() => void process()}>
          {t('process', { form: chosen })}
        </Button>
        <Button variant="secondary" onClick={onBack}>
          {t('back')}
        </Button>
      </div>
    </section>
  );
}
