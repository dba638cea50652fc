import type { DocumentView, ShareLink } from '@puente/contract';
import type { Language } from '@puente/texts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { setSignedOut, useAccount } from '../../lib/account/account-store.ts';
import { useAccountSend } from '../../lib/account/use-account-send.ts';
import { isSignedOut } from '../../lib/api/api-error.ts';
import { callEndpoint, fetchEndpoint } from '../../lib/api/call-endpoint.ts';
import { refreshDocument } from '../../lib/api/use-document.ts';
import type { ShareHours } from './share-hours.ts';

/** What the applicant chose for a new link. */
export interface NewLink {
  readonly hours: ShareHours;
  /** Empty: not said. */
  readonly label: string;
  readonly withStory: boolean;
  readonly oneBrowser: boolean;
}

/** A link with its token. It lives in this view's memory and nowhere else. */
export interface ShownLink {
  readonly id: string;
  readonly reviewUrl: string;
  readonly expiresAt: string;
}

interface Attempt {
  /** Null: a link that is not there yet. */
  readonly linkId: string | null;
  readonly act: () => Promise<void>;
}

/** A lawyer may open a link at any time; the list says so while it is looked at. */
const askEveryMs = 30_000;

const listLinks = (sessionId: string) =>
  callEndpoint('listShares', { params: { sessionId }, retries: 1 }).catch((error: unknown) => {
    if (isSignedOut(error)) setSignedOut();
    throw error;
  });

/** The links of a document and what can be done with them. All of it needs an account: whoever has none is asked. */
export function useShare({ sessionId, formType }: DocumentView) {
  const client = useQueryClient();
  const isSignedIn = useAccount().kind === 'signed-in';
  const [shown, setShown] = useState<ShownLink | null>(null);
  const queryKey = ['share', sessionId];
  const list = useQuery<{ links: readonly ShareLink[] }>({
    queryKey,
    queryFn: () => listLinks(sessionId),
    enabled: isSignedIn,
    staleTime: 0,
    gcTime: 0,
    refetchInterval: askEveryMs,
    refetchOnWindowFocus: true,
  });

  const reviewed = list.data?.links
    .flatMap(({ submittedAt }) => submittedAt ?? [])
    .toSorted()
    .at(-1);
  useEffect(() => {
    // A review came in since the document was asked for: its status says so.
    if (reviewed) refreshDocument(client, sessionId).catch(() => undefined);
  }, [client, sessionId, reviewed]);

  const askAnew = () => void client.invalidateQueries({ queryKey });
  const { send, isBusy, error, values } = useAccountSend(formType, ({ act }: Attempt) => act(), {
    onSent: askAnew,
    onFailed: askAnew,
  });

  const of = (id: string) => ({ params: { sessionId, id }, retries: 0 });
  return {
    formType,
    isSignedIn,
    isBusy,
    /** One at a time. */
    attempt: send,
    /** Why the last one failed, and beside which link that is to be said. */
    failure: error && values ? { linkId: values.linkId, error } : null,
    askAnew,
    shown: isSignedIn ? shown : null,
    links: isSignedIn ? list.data?.links : undefined,
    listFailed: isSignedIn && list.isError,
    askAgain: () => void list.refetch(),
    create: async ({ hours, label, withStory, oneBrowser }: NewLink) =>
      setShown(
        await callEndpoint('createShare', {
          params: { sessionId },
          retries: 0,
          body: { expiresInHours: hours, ...(label && { label }), withoutStory: !withStory, oneBrowser },
        }),
      ),
    show: async (id: string) => setShown(await callEndpoint('showShare', of(id))),
    renew: async (id: string, expiresInHours: ShareHours) => {
      const { expiresAt } = await callEndpoint('renewShare', { ...of(id), body: { expiresInHours } });
      setShown((before) => (before?.id === id ? { ...before, expiresAt } : before));
    },
    revoke: async (id: string) => {
      await fetchEndpoint('revokeShare', of(id));
      setShown((before) => (before?.id === id ? null : before));
    },
    email: async (id: string, to: { email: string; language: Language }) => {
      const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
      await callEndpoint('emailShare', { ...of(id), body: { ...to, timeZone } });
    },
  };
}

export type Share = ReturnType<typeof useShare>;
