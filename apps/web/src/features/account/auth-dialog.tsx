import { Tabs } from 'radix-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type AuthTab, closeSignIn, type SignInRequest } from '../../lib/account/sign-in-request.ts';
import { QueryScope } from '../../lib/query-scope.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Waiting } from '../../ui/waiting.tsx';
import { AuthForm } from './auth-form.tsx';
import { ForgotPassword } from './forgot-password.tsx';
import { KeepQuestion } from './keep-question.tsx';
import { useDocumentAtHand } from './use-document-at-hand.ts';

const tabs = ['signIn', 'signUp'] as const;

/** Sign in or sign up; afterwards the interrupted action runs again. */
export function AuthDialog({ request }: { request: SignInRequest }) {
  // It opens over every page, also over one that asks the server for nothing.
  return (
    <QueryScope>
      <OpenDialog request={request} />
    </QueryScope>
  );
}

function OpenDialog({ request }: { request: SignInRequest }) {
  const { t } = useTranslation('account');
  const { t: frame } = useTranslation('frame');
  const [tab, setTab] = useState<AuthTab>(request.tab);
  const [forgot, setForgot] = useState(request.forgot);
  const atHand = useDocumentAtHand();
  // Somebody who wants to share or download it has already said so.
  const [keep, setKeep] = useState<boolean | null>(request.form ? true : null);
  const [isMissing, setMissing] = useState(false);
  const done = () => {
    closeSignIn();
    request.onSuccess?.();
  };
  return (
    <Dialog title={t('dialog.title')} closeLabel={frame('close')} onClose={closeSignIn}>
      {atHand === undefined ? (
        <Waiting label={frame('loading')} />
      ) : forgot ? (
        <ForgotPassword onBack={() => setForgot(false)} />
      ) : (
        <div className="space-y-4">
          <p>{request.form ? t('dialog.download', { form: request.form }) : t('dialog.general')}</p>
          {atHand && request.form ? <p>{t('keep.along')}</p> : null}
          {atHand && !request.form ? (
            <KeepQuestion
              document={atHand}
              value={keep}
              onChange={setKeep}
              isMissing={isMissing && keep === null}
            />
          ) : null}
          <Tabs.Root value={tab} onValueChange={(value) => setTab(value as AuthTab)}>
            <Tabs.List aria-label={t('dialog.tabs')} className="flex border-b border-line">
              {tabs.map((name) => (
                <Tabs.Trigger
                  key={name}
                  value={name}
                  className="min-h-11 grow border-b-4 border-transparent px-3 font-semibold text-muted hover:bg-accent-soft data-[state=active]:border-accent data-[state=active]:text-accent"
                >
                  {t(`dialog.${name}`)}
                </Tabs.Trigger>
              ))}
            </Tabs.List>
            {tabs.map((name) => (
              <Tabs.Content key={name} value={name} tabIndex={-1} className="space-y-4 pt-4">
                {name === 'signUp' ? <p>{t('dialog.what')}</p> : null}
                <AuthForm
                  tab={name}
                  keep={atHand && keep ? atHand.sessionId : null}
                  mayGoOn={() => {
                    setMissing(true);
                    return !atHand || keep !== null;
                  }}
                  onDone={done}
                />
              </Tabs.Content>
            ))}
          </Tabs.Root>
          {tab === 'signIn' ? (
            <Button variant="quiet" onClick={() => setForgot(true)}>
              {t('dialog.forgot')}
            </Button>
          ) : null}
          <p className="text-muted">{t('dialog.other')}</p>
        </div>
      )}
    </Dialog>
  );
}
