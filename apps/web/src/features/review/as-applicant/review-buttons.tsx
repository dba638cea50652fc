import { toGuidePath, traitsOf } from '@puente/forms/traits';
import { useTranslation } from 'react-i18next';
import { LegalButton } from '../../../lib/legal/legal-button.tsx';
import { Button, buttonLook } from '../../../ui/button.tsx';
import type { WorkingCopy } from '../saving/working-copy.ts';
import { useAfterPaint } from '../screen/use-after-paint.ts';

/** The ways out of the review; on some forms also a way to save at once. */
export function ReviewButtons({
  copy,
  leaving,
  onGoOn,
  onBack,
}: {
  copy: WorkingCopy;
  leaving: boolean;
  onGoOn: () => void;
  onBack: () => void;
}) {
  const { t } = useTranslation('review');
  const { queue } = copy;
  const kind = useAfterPaint(queue.subscribe, () => queue.state().kind);
  const { formType, isSample } = copy.document;
  const { hasSaveButton } = traitsOf(formType);
  const hasUnsaved = kind !== 'idle' && kind !== 'saved';
  return (
    <div className="flex flex-col gap-3 sm:flex-row-reverse sm:flex-wrap sm:justify-end">
      <Button disabled={leaving} onClick={onGoOn}>
        {t(leaving ? 'saving' : isSample ? 'toFilled' : 'toShare')}
      </Button>
      {hasSaveButton && hasUnsaved ? (
        <Button
          variant="secondary"
          disabled={leaving || kind === 'saving'}
          onClick={() => void queue.flush()}
        >
          {t('save')}
        </Button>
      ) : null}
      <Button variant="secondary" disabled={leaving} onClick={onBack}>
        {t(hasSaveButton ? 'backToRaw' : 'back')}
      </Button>
      {/* With its opener it has what is kept for the visit: who skipped the email here is not asked again there. */}
      {/* biome-ignore lint/security/noBlankTarget: it is a page of this site */}
      <a href={toGuidePath(formType)} target="_blank" rel="opener" className={buttonLook('quiet')}>
        {t('openGuide')}
      </a>
      <LegalButton form={formType}>{t('legalHelp')}</LegalButton>
    </div>
  );
}
