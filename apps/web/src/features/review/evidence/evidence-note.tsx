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
import { useReviewTexts } from '../../../lib/form-answers/reader.ts';
import type { PagePictures } from '../../../lib/page-pictures/page-pictures.ts';
import { ScanCrop } from './scan-crop.tsx';
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

/** What a person has checked or typed is no guess any more. */
const isGuess = (status: EvidenceStatus) => status !== 'checked' && status !== 'typed';

interface Props extends AnswerState {
  readonly pictures: PagePictures;
  readonly evidence: Evidence | undefined;
  readonly fieldName: string;
}

/** How sure the reading of a value is, in words, shape and colour, with the piece of the scan it came from. */
export function EvidenceNote({ pictures, evidence, fieldName, edited, checked, empty }: Props) {
  const t = useReviewTexts();
  const status = toStatus(evidence, { edited, checked, empty });
  const { icon: Icon, look } = looks[status];
  const concludedFrom = t('evidence.concluded', { text: evidence?.text ?? '' });
  return (
    <div className="space-y-1.5">
      <p data-evidence={status} className={`inline-flex items-center gap-1.5 text-sm font-semibold ${look}`}>
        <Icon aria-hidden className="size-4 shrink-0" />
        {status === 'concluded' ? concludedFrom : t(`evidence.${status}`)}
      </p>
      {evidence?.guessedPart && isGuess(status) ? (
        <p className="text-sm">{t('evidence.guessedPart')}</p>
      ) : null}
      {evidence?.concluded && (status === 'medium' || status === 'low') ? (
        <p className="text-sm text-muted [overflow-wrap:anywhere]">{concludedFrom}</p>
      ) : null}
      {evidence ? <ScanCrop pictures={pictures} evidence={evidence} fieldName={fieldName} /> : null}
      {evidence?.text && status === 'typed' ? (
        <p className="text-sm text-muted [overflow-wrap:anywhere]">
          {t('evidence.onForm', { text: evidence.text })}
        </p>
      ) : null}
    </div>
  );
}
