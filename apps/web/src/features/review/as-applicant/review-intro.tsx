import { askedPaper } from '@puente/forms/traits';
import { useTranslation } from 'react-i18next';
import { isByHand, isUnrecognised } from '../../../lib/api/is-read.ts';
import { EditionWarning } from '../../../lib/standing/edition-warning.tsx';
import type { WorkingCopy } from '../saving/working-copy.ts';
import { ReadingNotes } from './reading-notes.tsx';

/** What is to be known of the file and the form before the first answer. */
export function ReviewIntro({ copy, withKeys }: { copy: WorkingCopy; withKeys: boolean }) {
  const { t } = useTranslation('review');
  const form = copy.document.formType;
  const isTyped = isByHand(copy.document);
  return (
    <>
      {isUnrecognised(copy.document) ? <p>{t('byHand', { form })}</p> : null}
      {copy.document.source?.form === askedPaper && !isTyped ? <p>{t('old')}</p> : null}
      {withKeys && !isTyped ? <p className="text-sm text-muted">{t('keys')}</p> : null}
      {/* Last: they come when the server has answered, and must not move what is being read. */}
      {copy.document.hasOwnBlank ? null : <EditionWarning form={form} />}
      <ReadingNotes copy={copy} />
    </>
  );
}
