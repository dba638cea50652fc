import type { TargetForm } from '@puente/contract';
import { navigate } from 'raviger';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEmailGate } from '../../features/email-capture/use-email-gate.ts';
import { FieldGuideOf } from '../../features/guide/field-guide.tsx';
import { parseSessionId, readSessionId, writeSessionId } from '../../lib/storage.ts';
import { Waiting } from '../../ui/waiting.tsx';
import { EmailGate } from '../email-gate.ts';
import { OfDocument } from './of-document.tsx';

/** The document that the address names, else the one at hand. */
const findSession = (): string | null =>
  parseSessionId(new URLSearchParams(window.location.search).get('session')) ?? readSessionId();

/** The guide to every question of a form. */
export function GuidePage({ form }: { form: TargetForm }) {
  const { t } = useTranslation('guide');
  const { t: frame } = useTranslation('frame');
  const [sessionId] = useState(findSession);
  const gate = useEmailGate(sessionId !== null);
  // Nobody reads it off the screen, and no entry of the history holds it from here on.
  useEffect(() => {
    if (sessionId === null || !new URLSearchParams(window.location.search).has('session')) return;
    writeSessionId(sessionId);
    navigate(`${window.location.pathname}${window.location.hash}`, { replace: true });
  }, [sessionId]);
  return (
    <OfDocument title={t('title', { form })} sessionId={sessionId}>
      {(id) => {
        if (gate.state === 'unknown') return <Waiting label={frame('loading')} />;
        if (gate.state === 'closed') return <EmailGate source="pre_guide" onPassed={gate.pass} />;
        return <FieldGuideOf sessionId={id} form={form} />;
      }}
    </OfDocument>
  );
}
