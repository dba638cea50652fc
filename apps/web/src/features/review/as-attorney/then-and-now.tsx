import type { OpenedReview } from '@puente/contract';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyView } from '../../../lib/i18n/lazy-view.ts';
import { LatePart } from '../../../lib/part-button.tsx';
import { Waiting } from '../../../ui/waiting.tsx';

const ReviewMirror = lazyView(() => import('./review-mirror.tsx').then((m) => m.ReviewMirror), 'guide');

/** What the paper said before beside the answers, fetched once it is asked for. */
export function ThenAndNow({ review }: { review: OpenedReview }) {
  const { t } = useTranslation('attorney');
  const { t: frame } = useTranslation('frame');
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        className="min-h-11 text-accent underline underline-offset-4"
        onClick={() => setIsOpen(!isOpen)}
      >
        {t('mirror.open')}
      </button>
      <div id={id}>
        {isOpen ? (
          <LatePart waiting={<Waiting label={frame('loading')} />} onClose={() => setIsOpen(false)}>
            <ReviewMirror review={review} />
          </LatePart>
        ) : null}
      </div>
    </div>
  );
}
