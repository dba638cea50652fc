import type { Proposal, ReceivedReview } from '@puente/contract';
import { isSameAnswer } from '@puente/forms/changes';
import { formatMoment } from '@puente/texts';
import { Check, Undo2, X } from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/button.tsx';
import type { AnswerNames } from './answer-names.ts';
import { type Decide, isAcceptable } from './use-decisions.ts';
import { useFocusAfter } from './use-focus-after.ts';

/** The piece of the scan an answer came from, when there is one; by its path in the form as it is now. */
export type Paper = ComponentType<{ readonly path: string; readonly fieldName: string }>;

interface Props {
  readonly review: ReceivedReview;
  readonly proposal: Proposal;
  readonly reviewerName: string;
  readonly names: AnswerNames;
  /** Null where the scan is not at hand: a review of the other form. */
  readonly Paper: Paper | null;
  readonly busy: boolean;
  readonly decide: Decide;
  readonly children: ReactNode;
}

/** One proposed change: what the paper shows, what stands in the form, what the reviewer proposes; and the decision. */
export function ProposalItem(props: Props) {
  const { proposal, names, Paper, reviewerName } = props;
  const { t } = useTranslation('received');
  const { kind, path, at, from, to, now, decision } = proposal;
  const answer = names.name(kind === 'add' ? path : (at ?? path));
  const title = kind === 'change' ? answer : t(`change.${kind}`, { answer });
  const gloss = kind === 'change' ? names.gloss(path) : null;
  const isOpen = decision === 'open';
  const isMine =
    isOpen && kind === 'change' && at !== null && !isSameAnswer(now, from) && !isSameAnswer(now, to);
  const value = (of: unknown) => <Value names={names} path={at ?? path} value={of} />;
  return (
    <li className="space-y-4 border-t border-line py-5 first:border-t-0" data-proposal={proposal.number}>
      <div>
        <h4 className="font-semibold [overflow-wrap:anywhere]">{title}</h4>
        {gloss ? <p className="text-sm text-muted">{gloss}</p> : null}
      </div>
      <dl className="grid gap-x-6 gap-y-4 sm:grid-cols-3">
        {Paper && kind === 'change' && at ? (
          <Side name={t('change.paper')}>
            <Paper path={at} fieldName={answer} />
          </Side>
        ) : null}
        {kind === 'add' ? null : (
          <Side name={t(isMine || !isOpen ? 'change.mineNow' : 'change.mine')}>
            {value(isOpen && at === null ? from : now)}
          </Side>
        )}
        {isMine ? <Side name={t('change.seen')}>{value(from)}</Side> : null}
        <Side name={t('change.theirs', { name: reviewerName })} strong>
          {kind === 'remove' ? t('change.noEntry') : value(to)}
        </Side>
      </dl>
      {isMine ? <p className="text-check">{t('change.changedSince')}</p> : null}
      {isOpen && kind === 'change' && at !== null && isSameAnswer(now, to) ? (
        <p>{t('change.alreadyThere')}</p>
      ) : null}
      {isOpen && !isAcceptable(proposal) ? <p>{t('change.gone')}</p> : null}
      {props.children}
      <Buttons {...props} answer={title} />
    </li>
  );
}

const Side = ({
  name,
  strong = false,
  children,
}: {
  name: string;
  strong?: boolean;
  children: ReactNode;
}) => (
  <div className={`min-w-0 ${strong ? 'border-s-4 border-accent ps-3' : ''}`}>
    <dt className="text-sm text-muted">{name}</dt>
    <dd className="[overflow-wrap:anywhere]">{children}</dd>
  </div>
);

function Value({ names, path, value }: { names: AnswerNames; path: string; value: unknown }) {
  if (typeof value === 'object' && value !== null && !Array.isArray(value))
    return (
      <ul>
        {names.listEntry(path, value).map(({ label, text }) => (
          <li key={label}>
            <span className="text-muted">{label}:</span> {text}
          </li>
        ))}
      </ul>
    );
  return names.say(path, value) || <span className="text-muted">{names.notAnswered}</span>;
}

function Buttons(props: Props & { answer: string }) {
  const { review, proposal, busy, decide, answer } = props;
  const { t } = useTranslation('received');
  const { place, press } = useFocusAfter<HTMLDivElement>(busy);
  const { number, decision } = proposal;
  const to = (wanted: Proposal['decision']) => press(() => decide(review, wanted, [number]));
  return (
    <div ref={place} tabIndex={-1} className="flex flex-wrap items-center gap-x-4 gap-y-2">
      {decision === 'open' ? (
        <>
          {isAcceptable(proposal) ? (
            <Button disabled={busy} aria-label={t('change.acceptNamed', { answer })} onClick={to('accepted')}>
              {t('change.accept')}
            </Button>
          ) : null}
          <Button
            variant="secondary"
            disabled={busy}
            aria-label={t('change.rejectNamed', { answer })}
            onClick={to('rejected')}
          >
            {t('change.reject')}
          </Button>
        </>
      ) : (
        <Decided decision={decision} at={proposal.decidedAt} />
      )}
      {decision === 'open' || review.replacedAt ? null : (
        <Button
          variant="quiet"
          className="px-2!"
          disabled={busy}
          aria-label={t('change.undoNamed', { answer })}
          onClick={to('open')}
        >
          <Undo2 aria-hidden className="size-4" />
          {t('change.undo')}
        </Button>
      )}
    </div>
  );
}

function Decided({ decision, at }: { decision: 'accepted' | 'rejected'; at: string | null }) {
  const { t, i18n } = useTranslation('received');
  const Icon = decision === 'accepted' ? Check : X;
  return (
    <p className="inline-flex items-center gap-1.5 font-semibold">
      <Icon
        aria-hidden
        className={`size-5 shrink-0 ${decision === 'accepted' ? 'text-good' : 'text-muted'}`}
      />
      {t(`change.${decision}`, { moment: at ? formatMoment(at, i18n.language) : '' })}
    </p>
  );
}
