import type { ReviewMessage } from '@puente/contract';
import { formatMoment } from '@puente/texts';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toPersonMessage } from '../../../../lib/api/api-error.ts';
import { callEndpoint } from '../../../../lib/api/call-endpoint.ts';
import { useSend } from '../../../../lib/api/use-send.ts';
import { Button } from '../../../../ui/button.tsx';
import { Form } from '../../../../ui/form.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { showToast } from '../../../../ui/toast-store.ts';
import { receivedKey } from './use-received.ts';

interface Props {
  readonly sessionId: string;
  /** Of one link and one answer, oldest first. */
  readonly messages: readonly ReviewMessage[];
  /** What it is about. */
  readonly answer: string;
}

/** Notes and questions on one answer, with what was answered and a place to answer. */
export function Thread({ sessionId, messages, answer }: Props) {
  const { t, i18n } = useTranslation('received');
  const [isWriting, setWriting] = useState(false);
  const waits = messages.filter(({ kind }) => kind !== 'note').at(-1)?.kind === 'question';
  return (
    <div className="space-y-3 border-s-2 border-line ps-4">
      <ol className="space-y-3">
        {messages.map(({ id, kind, text, createdAt }) => (
          <li key={id}>
            <p className="text-sm text-muted">
              {t(`thread.${kind}`)} · {formatMoment(createdAt, i18n.language)}
            </p>
            <p className="whitespace-pre-wrap [overflow-wrap:anywhere]">{text}</p>
          </li>
        ))}
      </ol>
      {isWriting || waits ? (
        <AnswerBox
          sessionId={sessionId}
          thread={messages[0]}
          answer={answer}
          onSent={() => setWriting(false)}
        />
      ) : (
        <Button variant="quiet" className="px-0!" onClick={() => setWriting(true)}>
          {t('thread.write')}
        </Button>
      )}
    </div>
  );
}

function AnswerBox({
  sessionId,
  thread,
  answer,
  onSent,
}: {
  sessionId: string;
  thread: ReviewMessage | undefined;
  answer: string;
  onSent: () => void;
}) {
  const { t } = useTranslation('received');
  const client = useQueryClient();
  const [text, setText] = useState('');
  const id = useId();
  const { send, isBusy, error } = useSend(async ({ linkId, path }: ReviewMessage) => {
    await callEndpoint('answerQuestion', {
      params: { sessionId },
      body: { linkId, path, text },
      retries: 0,
    });
    setText('');
    onSent();
    // The box may be gone with what was typed in it.
    showToast({ title: t('said.answered') });
    await client.refetchQueries({ queryKey: receivedKey(sessionId) });
  });
  if (!thread) return null;
  return (
    <Form
      className="space-y-2"
      onSubmit={() => {
        if (text.trim()) send(thread);
      }}
    >
      <label htmlFor={id} className="block font-semibold">
        {t('thread.label', { answer })}
      </label>
      <textarea
        id={id}
        className="control"
        rows={3}
        maxLength={5000}
        value={text}
        aria-describedby={`${id}-sees`}
        onChange={(event) => setText(event.target.value)}
      />
      <p id={`${id}-sees`} className="text-sm text-muted">
        {t('thread.sees')}
      </p>
      {error ? <Notice tone="problem">{toPersonMessage(error, t('notDone'))}</Notice> : null}
      <Button type="submit" variant="secondary" disabled={isBusy || text.trim() === ''}>
        {t('thread.send')}
      </Button>
    </Form>
  );
}
