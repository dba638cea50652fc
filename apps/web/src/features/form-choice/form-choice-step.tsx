import type { DocumentView, TargetForm } from '@puente/contract';
import { targetForms } from '@puente/contract/target-forms';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAccount } from '../../lib/account/account-store.ts';
import { callEndpoint } from '../../lib/api/call-endpoint.ts';
import { isRead } from '../../lib/api/is-read.ts';
import { refreshDocument } from '../../lib/api/use-document.ts';
import { useSend } from '../../lib/api/use-send.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { StepHeading } from '../../ui/step-heading.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { Unbroken } from '../../ui/unbroken.tsx';
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
  const client = useQueryClient();
  const { sessionId } = document;
  const { send, isBusy } = useSend(
    async (formType: TargetForm) => {
      await callEndpoint('chooseFormType', { params: { sessionId }, body: { formType }, retries: 0 });
      return refreshDocument(client, sessionId).catch(() => null);
    },
    {
      // A form that was prepared before is gone on with: to make it anew would put what was read over the answers.
      onSent: (now, formType) =>
        now?.formType === formType && isRead(now) ? onResume() : onProcess(formType),
      onFailed: (_, formType) => {
        // The call that starts the reading names the form too, so the way goes on.
        showToast({ title: t('saveFailed') });
        onProcess(formType);
      },
    },
  );
  const isReady = wasRead && chosen === document.formType;
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
        <p>
          <Unbroken text={t('note.pending')} />
        </p>
        <p>
          <Unbroken text={t('note.granted')} />
        </p>
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
        <Button disabled={isBusy} onClick={() => (isReady ? onResume() : send(chosen))}>
          {t('process', { form: chosen })}
        </Button>
        <Button variant="secondary" onClick={onBack}>
          {t('back')}
        </Button>
      </div>
    </section>
  );
}
