import { QueryClient, useMutation } from '@tanstack/react-query';
import { useRef } from 'react';

/** Keeps nothing of what was sent: it may be a password. Without a connection it fails at once, and says so. */
const client = new QueryClient({
  defaultOptions: { mutations: { gcTime: 0, networkMode: 'always', retry: false } },
});

export interface Outcomes<A, V> {
  /** Still busy until it is done. */
  readonly onSent?: (answer: A, values: V) => unknown;
  /** Still busy until it is done. */
  readonly onFailed?: (error: Error, values: V) => unknown;
}

/** The one way a small form or a button sends something to the server: one at a time, with what went wrong. */
export function useSend<V = void, A = unknown>(
  act: (values: V) => Promise<A>,
  { onSent, onFailed }: Outcomes<A, V> = {},
) {
  // Not the state of the last rendering: a second press may come before the next, and a sign-in long after.
  const isRunning = useRef(false);
  const { mutate, isPending, isSuccess, data, error, variables, reset } = useMutation<A, Error, V>(
    {
      mutationFn: act,
      onSettled: () => {
        isRunning.current = false;
      },
      ...(onSent && { onSuccess: onSent }),
      ...(onFailed && { onError: onFailed }),
    },
    client,
  );
  return {
    send: (values: V) => {
      if (isRunning.current) return;
      isRunning.current = true;
      mutate(values);
    },
    isBusy: isPending,
    isSent: isSuccess,
    /** What the last one brought back; gone with the next. */
    answer: data,
    /** Why the last one failed; null again with the next. */
    error,
    /** What is being sent, or was last. */
    values: variables,
    reset,
  };
}
