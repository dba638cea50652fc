import { minPasswordLength } from '@puente/contract/limits';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { setSignedIn } from '../../lib/account/account-store.ts';
import type { AuthTab } from '../../lib/account/sign-in-request.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import { callEndpoint } from '../../lib/api/call-endpoint.ts';
import { useSend } from '../../lib/api/use-send.ts';
import { showToast } from '../../ui/toast-store.ts';
import { type CredentialFault, findFault, type TypedCredentials } from './check-credentials.ts';

interface FormState {
  readonly fault: CredentialFault | null;
  /** What the server or the connection said. */
  readonly failure: string | null;
  /** A mail is on its way: an account is made with the code in it. */
  readonly isMailed: boolean;
}

/** `code`: from the mail that proves the address. */
type Attempt = TypedCredentials & { readonly code?: string };

const idle: FormState = { fault: null, failure: null, isMailed: false };
/** What a browser throws when the request did not get through. */
const isNetworkFault = (error: unknown) => error instanceof TypeError;

/** Checks what was typed, asks the server, says what happened. */
export function useAuthForm(tab: AuthTab, keep: string | null, onDone: () => void) {
  const { t } = useTranslation('account');
  const [state, setState] = useState<FormState>(idle);

  const refuse = (title: string, text: string, next: Partial<FormState>) => {
    setState(({ isMailed }) => ({ ...idle, isMailed, ...next }));
    showToast({ title, description: text, problem: true });
  };
  const refuseFault = (fault: CredentialFault) =>
    refuse(t(`check.${fault}Title`), t(`check.${fault}Text`), { fault });
  const refuseFailure = (error: unknown) => {
    if (error instanceof ApiError) {
      const failure = (error.problem ?? t(`errors.${tab}`)) || t('errors.empty');
      return refuse(t('errors.title'), failure, { failure });
    }
    if (isNetworkFault(error))
      return refuse(t('errors.title'), t('errors.network'), { failure: t('errors.network') });
    return refuse(t('errors.unexpectedTitle'), t('errors.unexpectedText'), {
      failure: t('errors.unexpectedText'),
    });
  };

  const submit = async ({ code, ...typed }: Attempt) => {
    setState(({ isMailed }) => ({ ...idle, isMailed }));
    const fault = findFault(typed, minPasswordLength);
    if (fault) return refuseFault(fault);
    const { email, password } = typed;
    const body = { email, password, ...(code !== undefined && { code }), ...(keep !== null && { keep }) };
    const answer = await callEndpoint(tab, { body, retries: 0 });
    if ('accepted' in answer) return setState({ ...idle, isMailed: true });
    setState(idle);
    setSignedIn(answer);
    onDone();
    showToast({ title: t('done.title'), description: t(`done.${tab}`) });
  };
  const { send, isBusy } = useSend(submit, { onFailed: refuseFailure });
  return { ...state, isBusy, send, reset: () => setState(idle) };
}
