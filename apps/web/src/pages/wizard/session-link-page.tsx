import { navigate, Redirect } from 'raviger';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isNotFound } from '../../lib/api/api-error.ts';
import { useDocument } from '../../lib/api/use-document.ts';
import { QueryScope } from '../../lib/query-scope.tsx';
import { parseSessionId, writeSessionId } from '../../lib/storage.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { buttonLook } from '../../ui/button.tsx';
import { PageLink } from '../../ui/page-link.tsx';
import { StepHeading } from '../../ui/step-heading.tsx';
import { Waiting } from '../../ui/waiting.tsx';
import { DocumentGone } from './document-gone.tsx';
import { type Step, stepNames, toHash } from './steps.ts';
import { Unreachable } from './unreachable.tsx';

const toTarget = (step: Step) => `/app${toHash(step)}`;

/** A link to a step of one document. Its owner comes to it; for anybody else there is nothing here. */
export function SessionLinkPage({ step }: { step: Step }) {
  const [sessionId] = useState(() =>
    parseSessionId(new URLSearchParams(window.location.search).get('session')),
  );
  // Nobody reads it off the screen, and no entry of the history holds it from here on.
  useEffect(() => {
    if (sessionId !== null) navigate(window.location.pathname, { replace: true });
  }, [sessionId]);
  if (sessionId === null) return <Redirect to={toTarget(step)} merge={false} />;
  return (
    <QueryScope>
      <OpenStep sessionId={sessionId} step={step} />
    </QueryScope>
  );
}

function OpenStep({ sessionId, step }: { sessionId: string; step: Step }) {
  const { t } = useTranslation('wizard');
  const { t: idle } = useTranslation('idle');
  const { t: frame } = useTranslation('frame');
  const { data, error, refetch, isFetching } = useDocument(sessionId);
  usePageTitle(t('pageTitle', { step: t(`steps.${stepNames[step]}`) }));
  const isOwn = data !== undefined;
  useEffect(() => {
    if (!isOwn) return;
    writeSessionId(sessionId);
    navigate(toTarget(step), { replace: true });
  }, [isOwn, sessionId, step]);
  if (isFetching || !error) return <Waiting label={frame('loading')} />;
  if (!isNotFound(error))
    return <Unreachable error={error} busy={isFetching} onRetry={() => void refetch()} />;
  return (
    <section className="space-y-6">
      <StepHeading>{idle('gone.heading')}</StepHeading>
      <DocumentGone text={idle('gone.notYours')} onSignedIn={() => void refetch()} />
      <PageLink to="/app" className={buttonLook('secondary')}>
        {idle('gone.toStart')}
      </PageLink>
    </section>
  );
}
