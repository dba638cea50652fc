import { useEffect, useState } from 'react';
import { callEndpoint } from '../api/call-endpoint.ts';
import { useSend } from '../api/use-send.ts';

type BoxAnswers = Readonly<Record<string, string>>;

/** What a person says: answers by box, what they explain of a yes by its group, items they do not know yet. */
interface Changes {
  readonly answers: BoxAnswers;
  readonly explanations: BoxAnswers;
  readonly later: Readonly<Record<string, boolean>>;
}

const nothing: Changes = { answers: {}, explanations: {}, later: {} };

const add = (one: Changes, more: Partial<Changes>): Changes => ({
  answers: { ...one.answers, ...more.answers },
  explanations: { ...one.explanations, ...more.explanations },
  later: { ...one.later, ...more.later },
});

/**
 * Answers of a view, saved at every change; what changes while some are being saved is saved after them. `onSaved` comes
 * after each save. It belongs to a view that stays while its questions change: what waits is lost with it.
 */
export function useBoxAnswers(sessionId: string, onSaved: () => void) {
  const [said, setSaid] = useState(nothing);
  const [waiting, setWaiting] = useState<Changes | null>(null);
  const sending = useSend(
    (body: Changes) =>
      callEndpoint('answerBoxes', { params: { sessionId }, body, retries: 2, keepalive: true }),
    {
      onSent: onSaved,
      onFailed: (_, values) => setWaiting((since) => add(values, since ?? nothing)),
    },
  );
  const { isBusy, error, send, reset } = sending;
  useEffect(() => {
    if (waiting === null || isBusy || error !== null) return;
    setWaiting(null);
    send(waiting);
  }, [waiting, isBusy, error, send]);
  const change = (more: Partial<Changes>) => {
    setSaid((before) => add(before, more));
    setWaiting((before) => add(before ?? nothing, more));
    if (error !== null) reset();
  };
  return {
    /** The answer of a box, as it stands on the screen. */
    answerOf: ({ id, answer }: { readonly id: string; readonly answer: string }): string =>
      said.answers[id] ?? answer,
    change,
    isBusy,
    isSaved: sending.isSent && !isBusy && waiting === null,
    error,
    /** The last one once more. */
    again: reset,
  };
}

export type BoxSaving = ReturnType<typeof useBoxAnswers>;
