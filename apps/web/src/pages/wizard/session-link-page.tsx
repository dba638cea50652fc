import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useNavigate, useSearchParams } from 'react-router';
import { isNotFound } from '../../lib/api/api-error.ts';
import { useDocument } from '../../lib/api/use-document.ts';
import { createQueryClient } from '../../lib/query-client.ts';
import { parseSessionId, writeSessionId } from '../../lib/storage.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { buttonLook } from '../../ui/button.tsx';
import { StepHeading } from '../../ui/step-heading.tsx';
import { Waiting } from '../../ui/waiting.tsx';
import { DocumentGone } from './document-gone.tsx';
import { type Step, toHash } from './steps.ts';
import { Unreachable } from './unreachable.tsx';

/** A link to a step of one document. Its owner comes to it; for anybody else there is nothing here. */
export const SessionLinkPage = ({ step }: { step: Step }) => {
  const [client] = useState(createQueryClient);
  const [search] = useSearchParams();
  const sessionId = parseSessionId(search.get('session'));
  const target = `/app${toHash(step)}`;
  if (sessionId === null) return <Navigate to={target} replace />;
  return (
    <QueryClientProvider client={client}>
      <OpenSession sessionId={sessionId} target={target} />
    </QueryClientProvider>
  );
};

const OpenSession = ({ sessionId, target }: { sessionId: string; target: string }) => {
  const { t } = useTranslation('wizard');
  const { t: frame } = useTranslation('frame');
  const { data, error, refetch, isFetching } = useDocument(sessionId);
  usePageTitle(t('pageTitle', { step: t('steps.review') }));
  const navigate = useNavigate();
  const isOwn = data !== undefined;
  useEffect(() => {
    if (!isOwn) return;
    writeSessionId(sessionId);
    void navigate(target, { replace: true });
  }, [isOwn, sessionId, target, navigate]);
  if (isFetching || !error) return <Waiting label={frame('loading')} />;
  if (!isNotFound(error)) return <Unreachable busy={isFetching} onRetry={() => void refetch()} />;
  return (
    <section className="space-y-6">
      <StepHeading>{t('gone.heading')}</StepHeading>
      <DocumentGone text={t('gone.notYours')} onSignedIn={() => void refetch()} />
      <Link to="/app" className={buttonLook('secondary')}>
        {t('gone.toStart')}
      </Link>
    </section>
  );
};
