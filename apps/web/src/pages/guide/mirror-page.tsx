import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MirrorOf } from '../../features/mirror/mirror-of.tsx';
import { readSessionId } from '../../lib/storage.ts';
import { OfDocument } from './of-document.tsx';

/** What the applicant said before, beside what the form of the document at hand says now. */
export function MirrorPage() {
  const { t } = useTranslation('guide', { keyPrefix: 'mirror' });
  const [sessionId] = useState(readSessionId);
  return (
    <OfDocument title={t('pageTitle')} sessionId={sessionId}>
      {(id) => <MirrorOf sessionId={id} />}
    </OfDocument>
  );
}
