import { askedPaper } from '@puente/forms/traits';
import { useTranslation } from 'react-i18next';
import { isByHand, isUnrecognised } from '../../../lib/api/is-read.ts';
import { RefusedEdition } from '../../../lib/standing/refused-edition.tsx';
import { StepHeading } from '../../../ui/step-heading.tsx';
import type { ReviewSession } from '../saving/review-session.ts';
import { ReadingNotes } from './reading-notes.tsx';

/** What this step is for. After a file without a form there is nothing to compare: the answers are typed. */
export function ReviewIntro({ session, withKeys }: { session: ReviewSession; withKeys: boolean }) {
  const { t } = useTranslation('review');
  const form = session.document.formType;
  if (isUnrecognised(session.document))
    return (
      <>
        <StepHeading>{t('title', { form })}</StepHeading>
        <RefusedEdition form={form} />
        <p className="max-w-prose">{t('byHand', { form })}</p>
      </>
    );
  const isNothingRead = isByHand(session.document);
  return (
    <>
      <StepHeading>{t('title', { form })}</StepHeading>
      <RefusedEdition form={form} />
      <div className="max-w-prose space-y-2">
        <p>{t(isNothingRead ? 'nothingCopied' : 'lead')}</p>
        {session.document.source?.form === askedPaper && !isNothingRead ? <p>{t('old')}</p> : null}
        {withKeys && !isNothingRead ? <p className="text-sm text-muted">{t('keys')}</p> : null}
      </div>
      <ReadingNotes session={session} />
    </>
  );
}
