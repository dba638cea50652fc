import type { Proposal, ReceivedReview } from '@puente/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ApiError, toPersonMessage } from '../../../../lib/api/api-error.ts';
import { callEndpoint } from '../../../../lib/api/call-endpoint.ts';
import { useSend } from '../../../../lib/api/use-send.ts';
import { receivedKey } from './use-received.ts';

export type Decide = (
  review: ReceivedReview,
  decision: Proposal['decision'],
  numbers: readonly number[],
) => void;

const isConflict = (error: unknown) => error instanceof ApiError && error.code === 'conflict';

interface Decided {
  readonly review: ReceivedReview;
  readonly decision: Proposal['decision'];
  readonly numbers: readonly number[];
}

/**
 * Sends decisions, each on the version that is shown. `onDecided` fetches the form as it is afterwards. What happened is
 * said in `said`, what went wrong in `failure`.
 */
export function useDecisions(sessionId: string, version: number, onDecided: () => Promise<void>) {
  const { t } = useTranslation('received');
  const client = useQueryClient();
  // What is shown follows, also after a failure: somebody else may have decided.
  const refresh = useSend(() =>
    Promise.all([onDecided(), client.refetchQueries({ queryKey: receivedKey(sessionId) })]),
  );
  const onEnd = () => refresh.send();
  const { send, isBusy, error, answer } = useSend(
    async ({ review, decision, numbers }: Decided) => {
      const decisions = numbers.map((number) => ({ number, decision }));
      const params = { sessionId, id: review.id };
      const body = { baseVersion: version, decisions };
      await callEndpoint('decideProposals', { params, body, retries: 0 });
      return decision === 'accepted' ? t('said.accepted', { count: numbers.length }) : t(`said.${decision}`);
    },
    { onSent: onEnd, onFailed: onEnd },
  );
  const decide: Decide = (review, decision, numbers) => send({ review, decision, numbers });
  const failure = error && (isConflict(error) ? t('conflict') : toPersonMessage(error, t('notDone')));
  return { isBusy: isBusy || refresh.isBusy, failure, said: answer ?? '', decide };
}

/** What can still be decided of a review. */
export const listOpen = ({ proposals, replacedAt }: ReceivedReview) =>
  replacedAt ? [] : proposals.filter(({ decision }) => decision === 'open');

/** The row of a change may be gone; then there is nothing to accept. */
export const isAcceptable = ({ kind, at }: Proposal) => kind !== 'change' || at !== null;
