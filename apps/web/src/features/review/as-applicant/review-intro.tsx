import { askedPaper } from '@puente/forms/traits';
import { useTranslation } from 'react-i18next';
import { isByHand, isUnrecognised } from '../../../lib/api/is-read.ts';
import { RefusedEdition } from '../../../lib/standing/refused-edition.tsx';
import type { ReviewSession } from '../saving/review-session.ts';
import { ReadingNotes } from './reading-notes.tsx';

/** What is to be known of the file and the form before the first answer. */
export function ReviewIntro({ session, withKeys }: { session: ReviewSession; withKeys: boolean }) {
  const { t } = useTranslation('review');
  const form = session.document.formType;
  const isTyped = isByHand(session.document);
  return (
    <>
      <RefusedEdition form={form} />
      {isUnrecognised(session.document) ? <p>{t('byHand', { form })}</p> : null}
      {session.document.source?.form === askedPaper && !isTyped ? <p>{t('old')}</p> : null}
      <ReadingNotes session={session} />
      {withKeys && !isTyped ? <p className="text-sm text-muted">{t('keys')}</p> : null}
    </>
  );
}
