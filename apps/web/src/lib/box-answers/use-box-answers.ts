import { useEffect, useRef, useState } from 'react';
import { callEndpoint } from '../api/call-endpoint.ts';
import { useSend } from '../api/use-send.ts';

type BoxAnswers = Readonly<Record<string, string>>;

/** What a person says: answers by box, what they explain of a yes by its group, of a change since by its item, items they do not know yet. */
interface Changes {
  readonly answers: BoxAnswers;
  readonly explanations: BoxAnswers;
  readonly drafts: BoxAnswers;
  readonly later: Readonly<Record<string, boolean>>;
}

const nothing: Changes = { answers: {}, explanations: {}, drafts: {}, later: {} };

const add = (one: Changes, more: Partial<Changes>): Changes => ({
  answers: { ...one.answers, ...more.answers },
  explanations: { ...one.explanations, ...more.explanations },
  drafts: { ...one.drafts, ...more.drafts },
  later: { ...one.later, ...more.later },
});

/** Between two saves: who answers faster has several answers saved together, far below what the server takes in a minute. */
const gapMs = 1500;

const save = (sessionId: string, body: Changes) =>
  callEndpoint('answerBoxes', { params: { sessionId }, body, retries: 2, keepalive: true });

/**
 * Answers of a view, saved at every change; what changes while some are being saved is saved after them, and what still
 * waits when the view goes is sent then. `onSaved` comes after each save.
 */
export function useBoxAnswers(sessionId: string, onSaved: () => void) {
  const [said, setSaid] = useState(nothing);
  /** What stood before the last answer, and how often that was put back. */
  const [before, setBefore] = useState<BoxAnswers | null>(null);
  const [undone, setUndone] = useState(0);
  // Not a state: a view may go before it is drawn with its last answer.
  const unsent = useRef<Changes | null>(null);
  const [isWaiting, setIsWaiting] = useState(false);
  const wait = (changes: Changes | null) => {
    unsent.current = changes;
    setIsWaiting(changes !== null);
  };
  const sending = useSend((body: Changes) => save(sessionId, body), {
    onSent: onSaved,
    onFailed: (_, values) => wait(add(values, unsent.current ?? nothing)),
  });
  const { isBusy, error, send, reset } = sending;
  const sentAtMs = useRef(0);
  useEffect(() => {
    if (!isWaiting || isBusy || error !== null) return;
    const sendNow = () => {
      const changes = unsent.current;
      unsent.current = null;
      setIsWaiting(false);
      sentAtMs.current = Date.now();
      if (changes !== null) send(changes);
    };
    const restMs = sentAtMs.current + gapMs - Date.now();
    if (restMs <= 0) return sendNow();
    const timer = setTimeout(sendNow, restMs);
    return () => clearTimeout(timer);
  }, [isWaiting, isBusy, error, send]);
  const sendRest = useRef(() => {});
  useEffect(() => {
    sendRest.current = () => {
      if (unsent.current !== null) save(sessionId, unsent.current).then(onSaved, () => {});
      unsent.current = null;
    };
  });
  useEffect(() => {
    const leave = () => sendRest.current();
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, []);
  const change = (more: Partial<Changes>, stood: BoxAnswers | null = null) => {
    setSaid((earlier) => add(earlier, more));
    setBefore(stood);
    wait(add(unsent.current ?? nothing, more));
    if (error !== null) reset();
  };
  const undo = (answers: BoxAnswers) => {
    change({ answers });
    setUndone((times) => times + 1);
  };
  return {
    /** The answer of a box, as it stands on the screen. */
    answerOf: ({ id, answer }: { readonly id: string; readonly answer: string }): string =>
      said.answers[id] ?? answer,
    /** `stood`: the answers that it changes, as they were. */
    change,
    /** Puts back what the last answer changed, where that was in these boxes; null: there is nothing to put back. */
    undoIn: (boxes: ReadonlyArray<{ readonly id: string }>): (() => void) | null =>
      before !== null && Object.keys(before).every((id) => boxes.some((box) => box.id === id))
        ? () => undo(before)
        : null,
    /** Grows with each answer put back: boxes that keep what is typed are drawn anew. */
    undone,
    isBusy: isBusy || (isWaiting && error === null),
    isSaved: sending.isSent && !isBusy && !isWaiting,
    error,
    /** The last one once more. */
    again: reset,
  };
}

export type BoxSaving = ReturnType<typeof useBoxAnswers>;
