import { QueryClient, useMutation } from '@tanstack/react-query';

/** Keeps nothing of what was sent: it may be a password. Without a connection it fails at once, and says so. */
const client = new QueryClient({
  defaultOptions: { mutations: { gcTime: 0, networkMode: 'always', retry: false } },
});

interface Outcomes<A, V> {
  /** Still busy until it is done. */
  readonly onSent?: (answer: A, values: V) => unknown;
  readonly onFailed?: (error: Error) => void;
}

/** The one way a small form or a button sends something to the server: one at a time, with what went wrong. */
export function useSend<V = void, A = unknown>(
  send: (values: V) => Promise<A>,
  { onSent, onFailed }: Outcomes<A, V> = {},
) {
  const { mutate, isPending, isSuccess, error, reset } = useMutation<A, Error, V>(
    {
      mutationFn: send,
      ...(onSent && { onSuccess: onSent }),
      ...(onFailed && { onError: onFailed }),
    },
    client,
  );
  return {
    send: (values: V) => {
      if (!isPending) mutate(values);
    },
    isBusy: isPending,
    isSent: isSuccess,
    /** Why the last one failed; null again with the next. */
    error,
    reset,
  };
}
