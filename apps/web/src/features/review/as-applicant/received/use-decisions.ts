import type { Proposal, ReceivedReview } from '@puente/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError, toPersonMessage } from '../../../../lib/api/api-error.ts';
import { callEndpoint } from '../../../../lib/api/call-endpoint.ts';
import { receivedKey } from './use-received.ts';

export type Decide = (
  review: ReceivedReview,
  decision: Proposal['decision'],
  numbers: readonly number[],
) => void;

const isConflict = (error: unknown) => error instanceof ApiError && error.code === 'conflict';

/**
 * Sends decisions, each on the version that is shown. `onDecided` fetches the form as it is afterwards. What happened is
 * said in `said`, what went wrong in `failure`.
 */
export function useDecisions(sessionId: string, version: number, onDecided: () => Promise<void>) {
  const { t } = useTranslation('received');
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [said, setSaid] = useState('');

  const send = async (review: ReceivedReview, decision: Proposal['decision'], numbers: readonly number[]) => {
    const decisions = numbers.map((number) => ({ number, decision }));
    const params = { sessionId, id: review.id };
    const body = { baseVersion: version, decisions };
    await callEndpoint('decideProposals', { params, body, retries: 0 });
    setSaid(decision === 'accepted' ? t('said.accepted', { count: numbers.length }) : t(`said.${decision}`));
  };
  const decide: Decide = (review, decision, numbers) => {
    setBusy(true);
    setFailure(null);
    setSaid('');
    void send(review, decision, numbers)
      .catch((error: unknown) =>
        setFailure(isConflict(error) ? t('conflict') : toPersonMessage(error, t('notDone'))),
      )
      .then(() =>
        Promise.all([onDecided(), client.refetchQueries({ queryKey: receivedKey(sessionId) })]).catch(
          () => undefined,
        ),
      )
      .finally(() => setBusy(false));
  };
  return { busy, failure, said, decide };
}

/** What can still be decided of a review. */
export const listOpen = ({ proposals, replacedAt }: ReceivedReview) =>
  replacedAt ? [] : proposals.filter(({ decision }) => decision === 'open');

/** The row of a change may be gone; then there is nothing to accept. */
export const isAcceptable = ({ kind, at }: Proposal) => kind !== 'change' || at !== null;
