import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toPersonMessage } from '../../../lib/api/api-error.ts';
import { callEndpoint } from '../../../lib/api/call-endpoint.ts';
import { useSend } from '../../../lib/api/use-send.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useReviewer } from './reviewer-context.ts';

const longestQuestion = 5_000;

/** A question to the applicant, sent at once. */
export function AskBox({ path, fieldName, onSent }: { path: string; fieldName: string; onSent: () => void }) {
  const { t } = useTranslation('attorney');
  const { review, typed } = useReviewer();
  const [text, setText] = useState('');
  const id = useId();
  const { send, isBusy, error } = useSend(async () => {
    const params = { reviewToken: review.linkId };
    const body = { path, text: text.trim() };
    // Not tried again by itself: a question whose answer got lost would be asked twice.
    const asked = await callEndpoint('askQuestion', { params, body, retries: 0 });
    typed.set({ messages: [...typed.get().messages, asked] });
    setText('');
    onSent();
  });
  return (
    <div className="space-y-2">
      <label htmlFor={id} className="block text-sm font-semibold">
        {t('ask.label', { field: fieldName })}
      </label>
      <p id={`${id}-hint`} className="text-sm text-muted">
        {t('ask.hint')}
      </p>
      <textarea
        id={id}
        aria-describedby={`${id}-hint`}
        rows={2}
        dir="auto"
        maxLength={longestQuestion}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        className="control"
      />
      {error ? <Notice tone="problem">{toPersonMessage(error, t('ask.failed'))}</Notice> : null}
      <Button variant="secondary" disabled={isBusy || text.trim() === ''} onClick={() => send()}>
        {isBusy ? t('ask.sending') : t('ask.send')}
      </Button>
    </div>
  );
}
