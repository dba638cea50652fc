import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ReadBackOf } from '../../features/read-back/read-back-of.tsx';
import { readSessionId } from '../../lib/storage.ts';
import { OfDocument } from './of-document.tsx';

/** What the filled form of the document at hand says, before it is signed. */
export function ReadBackPage() {
  const { t } = useTranslation('guide', { keyPrefix: 'readBack' });
  const [sessionId] = useState(readSessionId);
  return (
    <OfDocument title={t('pageTitle')} sessionId={sessionId}>
      {(id) => <ReadBackOf sessionId={id} />}
    </OfDocument>
  );
}
