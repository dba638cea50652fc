import type { LegalAnswer, QuickTopic, TargetForm } from '@puente/contract';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { callEndpoint } from '../api/call-endpoint.ts';

/** What a question is about. */
export interface Matter {
  readonly form?: TargetForm | undefined;
  /** Key of an item of the guide, and its question. */
  readonly item?: string | undefined;
  readonly itemQuestion?: string | undefined;
}

/** What is asked: words, or one of the buttons. */
export type Asking = { readonly query: string } | { readonly topic: QuickTopic };

interface State {
  readonly answer: LegalAnswer | null;
  readonly error: unknown;
  readonly isBusy: boolean;
}

const quiet: State = { answer: null, error: null, isBusy: false };

/** Asks the helper, and keeps its last answer. Nothing of it is kept by the browser or the server. */
export function useLegal({ form, item }: Pick<Matter, 'form' | 'item'>) {
  const { language } = useTranslation().i18n;
  const [asking, setAsking] = useState<Asking | null>(null);
  const [tries, setTries] = useState(0);
  const [state, setState] = useState(quiet);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks the same once more
  useEffect(() => {
    if (asking === null) return;
    const gone = new AbortController();
    setState((before) => ({ ...before, error: null, isBusy: true }));
    callEndpoint('explainLegal', {
      body: { query: '', ...asking, ...(form && { formType: form }), ...(item && { item }) },
      headers: { 'accept-language': language },
      retries: 1,
      signal: gone.signal,
    }).then(
      (answer) => !gone.signal.aborted && setState({ answer, error: null, isBusy: false }),
      (error) => !gone.signal.aborted && setState({ answer: null, error, isBusy: false }),
    );
    return () => gone.abort();
  }, [asking, tries, language, form, item]);
  return { ...state, ask: setAsking, again: () => setTries(tries + 1) };
}
