import type { NewQuestion } from '@puente/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { callEndpoint } from '../../lib/api/call-endpoint.ts';
import { documentKey } from '../../lib/api/use-document.ts';
import { useSend } from '../../lib/api/use-send.ts';
import { preflightKey } from './use-preflight.ts';

type Answers = Readonly<Record<string, string>>;

/** The answer to one question, saved at every change; what changes while one is being saved is saved after it. */
export function useNewAnswers(sessionId: string, { boxes }: NewQuestion) {
  const client = useQueryClient();
  const [answers, setAnswers] = useState<Answers>(() =>
    Object.fromEntries(boxes.map(({ id, answer }) => [id, answer])),
  );
  const [wanted, setWanted] = useState<Answers | null>(null);
  const sending = useSend(
    (values: Answers) =>
      callEndpoint('answerNewQuestions', { params: { sessionId }, body: { answers: values }, retries: 2 }),
    {
      onSent: () => {
        for (const queryKey of [preflightKey(sessionId), documentKey(sessionId)])
          void client.invalidateQueries({ queryKey });
      },
    },
  );
  const { isBusy, send, values } = sending;
  useEffect(() => {
    if (wanted !== null && !isBusy && wanted !== values) send(wanted);
  }, [wanted, isBusy, send, values]);
  return {
    answers,
    change: (changed: Answers) => {
      const next = { ...answers, ...changed };
      setAnswers(next);
      setWanted(next);
    },
    isBusy,
    isSaved: sending.isSent && !isBusy,
    error: sending.error,
    /** The last one once more. */
    again: () => wanted && send(wanted),
  };
}
