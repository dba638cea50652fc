import type { OwnDocument } from '@puente/contract';
import { navigate } from 'raviger';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { MyAccount } from '../../features/account/my-account.tsx';
import { MyDocuments } from '../../features/my-documents/my-documents.tsx';
import { useAccount } from '../../lib/account/account-store.ts';
import { requestSignIn } from '../../lib/account/sign-in-request.ts';
import { moved } from '../../lib/address.ts';
import { lazyView } from '../../lib/i18n/lazy-view.ts';
import { QueryScope } from '../../lib/query-scope.tsx';
import { writeSessionId } from '../../lib/storage.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { StepHeading } from '../../ui/step-heading.tsx';
import { Waiting } from '../../ui/waiting.tsx';

const ReviewNotice = lazyView(
  () => import('../../features/review/as-applicant/received/review-notice.tsx').then((m) => m.ReviewNotice),
  'received',
);

export function DocumentsPage() {
  const { t } = useTranslation('account');
  const { t: frame } = useTranslation('frame');
  const account = useAccount();
  usePageTitle(`${t('documents.title')} · ${frame('title')}`);
  return (
    <div className="max-w-3xl space-y-10">
      <section className="space-y-6">
        <StepHeading>{t('documents.title')}</StepHeading>
        {account.kind === 'unknown' ? <Waiting label={frame('loading')} /> : null}
        {account.kind === 'signed-out' ? <SignedOut /> : null}
        {account.kind === 'signed-in' ? <OwnDocuments key={account.user.id} /> : null}
      </section>
      {account.kind === 'signed-in' ? <MyAccount email={account.user.email} /> : null}
    </div>
  );
}

/** What came in about a document since. */
function DocumentNotice({ document }: { document: OwnDocument }) {
  const open = () => {
    writeSessionId(document.sessionId);
    navigate('/app?reviews#step4', { state: moved });
  };
  return (
    <Suspense fallback={null}>
      <ReviewNotice named document={document} onOpen={open} />
    </Suspense>
  );
}

/** What was fetched for one person is forgotten with the view. */
function OwnDocuments() {
  return (
    <QueryScope>
      <MyDocuments DocumentNotice={DocumentNotice} />
    </QueryScope>
  );
}

function SignedOut() {
  const { t } = useTranslation('account');
  return (
    <Notice tone="info">
      <p>{t('documents.signedOut')}</p>
      <Button onClick={() => requestSignIn()}>{t('dialog.signIn')}</Button>
    </Notice>
  );
}
