import type { NewQuestion } from '@puente/contract';
import { useEffect, useState } from 'react';
import { callEndpoint } from '../../lib/api/call-endpoint.ts';
import { useSend } from '../../lib/api/use-send.ts';
import { useLookAgain } from './use-look-again.ts';

type Answers = Readonly<Record<string, string>>;

/** The answer to one question, saved at every change; what changes while one is being saved is saved after it. */
export function useNewAnswers(sessionId: string, { boxes }: NewQuestion) {
  const lookAgain = useLookAgain(sessionId);
  const [changed, setChanged] = useState<Answers | null>(null);
  const answers: Answers = changed ?? Object.fromEntries(boxes.map(({ id, answer }) => [id, answer]));
  const sending = useSend(
    (values: Answers) =>
      callEndpoint('answerNewQuestions', { params: { sessionId }, body: { answers: values }, retries: 2 }),
    { onSent: () => void lookAgain() },
  );
  const { isBusy, send, values } = sending;
  useEffect(() => {
    if (changed !== null && !isBusy && changed !== values) send(changed);
  }, [changed, isBusy, send, values]);
  return {
    answers,
    change: (some: Answers) => setChanged({ ...answers, ...some }),
    isBusy,
    isSaved: sending.isSent && !isBusy,
    error: sending.error,
    /** The last one once more. */
    again: () => changed && send(changed),
  };
}
