import type { Evidence } from '@puente/contract';
import {
  CheckCheck,
  CircleCheck,
  CircleDashed,
  Lightbulb,
  OctagonAlert,
  Pencil,
  PenLine,
  TriangleAlert,
} from 'lucide-react';
import { useReviewTexts } from '../../../lib/form-answers/audience.ts';
import { type AnswerState, type EvidenceStatus, toStatus } from './to-status.ts';

const looks: Record<EvidenceStatus, { icon: typeof CircleCheck; look: string }> = {
  high: { icon: CircleCheck, look: 'text-good' },
  concluded: { icon: Lightbulb, look: 'text-ink' },
  medium: { icon: TriangleAlert, look: 'rounded bg-check-soft px-2 text-check' },
  low: { icon: OctagonAlert, look: 'rounded bg-bad-soft px-2 text-bad' },
  handwritten: { icon: PenLine, look: 'rounded bg-bad-soft px-2 text-bad' },
  unread: { icon: OctagonAlert, look: 'rounded bg-bad-soft px-2 text-bad' },
  checked: { icon: CheckCheck, look: 'text-good' },
  typed: { icon: Pencil, look: 'text-accent' },
  none: { icon: CircleDashed, look: 'text-muted' },
};

const isUsual = (status: EvidenceStatus) => status === 'high' || status === 'none' || status === 'checked';

interface Props extends AnswerState {
  readonly evidence: Evidence | undefined;
  /** Only what is not as it mostly is: read clearly, or not on the paper. */
  readonly onlyExceptions?: boolean;
}

/** How sure the reading of a value is, in words, shape and colour. */
export function EvidenceNote({ evidence, edited, checked, empty, onlyExceptions = false }: Props) {
  const t = useReviewTexts();
  const status = toStatus(evidence, { edited, checked, empty });
  if (onlyExceptions && isUsual(status)) return null;
  const { icon: Icon, look } = looks[status];
  const concludedFrom = t('evidence.concluded', { text: evidence?.text ?? '' });
  return (
    <div className="space-y-1">
      <p data-evidence={status} className={`inline-flex items-center gap-1.5 text-sm font-semibold ${look}`}>
        <Icon aria-hidden className="size-4 shrink-0" />
        {status === 'concluded' ? concludedFrom : t(`evidence.${status}`)}
      </p>
      {evidence?.concluded && (status === 'medium' || status === 'low') ? (
        <p className="text-sm text-muted [overflow-wrap:anywhere]">{concludedFrom}</p>
      ) : null}
      {evidence?.text && status === 'typed' ? (
        <p className="text-sm text-muted [overflow-wrap:anywhere]">
          {t('evidence.onForm', { text: evidence.text })}
        </p>
      ) : null}
    </div>
  );
}
