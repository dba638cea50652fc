import type { LegalAnswer, QuickTopic, TargetForm } from '@puente/contract';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
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

interface Asked {
  readonly asking: Asking | null;
  /** Counts what was asked: the same may be asked once more. */
  readonly turn: number;
}

/** Asks the helper, and keeps its last answer. Nothing of it is kept by the browser or the server. */
export function useLegal({ form, item }: Pick<Matter, 'form' | 'item'>) {
  const { language } = useTranslation().i18n;
  const [{ asking, turn }, setAsked] = useState<Asked>({ asking: null, turn: 0 });
  const ask = useCallback(
    (next: Asking) => setAsked((before) => ({ asking: next, turn: before.turn + 1 })),
    [],
  );
  const { data, error, isFetching } = useQuery<LegalAnswer>({
    queryKey: ['/api/legal/explain', turn, asking, language, form, item],
    queryFn: asking
      ? ({ signal }) =>
          callEndpoint('explainLegal', {
            body: { query: '', ...asking, ...(form && { formType: form }), ...(item && { item }) },
            headers: { 'accept-language': language },
            retries: 1,
            signal,
          })
      : skipToken,
    // The last answer stays until the next is there, but not beyond a failure.
    placeholderData: (answer, query) => (Number(query?.queryKey[1]) >= turn - 1 ? answer : undefined),
    gcTime: 0,
    networkMode: 'always',
  });
  return { answer: data, error, isBusy: isFetching, ask, again: () => asking && ask(asking) };
}
