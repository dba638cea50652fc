import type { EmailSource } from '@puente/contract';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toPersonMessage } from '../../lib/api/api-error.ts';
import { callEndpoint } from '../../lib/api/call-endpoint.ts';
import { type GivenEmail, rememberGivenEmail } from '../../lib/visitor-email.ts';
import { tellOrigin } from './tell-origin.ts';

const successDelayMs = 1000;

type CaptureState =
  | { readonly kind: 'asking'; readonly failure: string | null }
  | { readonly kind: 'sending' }
  | { readonly kind: 'thanked' };

/** Sends what was typed, remembers it on this device, and says so; `onSuccess` follows when the thanks were seen. */
export function useEmailCapture(source: EmailSource, onSuccess?: () => void, delayMs = successDelayMs) {
  const { t } = useTranslation('email');
  const [state, setState] = useState<CaptureState>({ kind: 'asking', failure: null });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const send = async (given: GivenEmail) => {
    setState({ kind: 'sending' });
    try {
      await callEndpoint('collectEmail', { body: { ...given, source, ...tellOrigin() }, retries: 0 });
      rememberGivenEmail(given);
      setState({ kind: 'thanked' });
      if (onSuccess) timer.current = setTimeout(onSuccess, delayMs);
    } catch (error) {
      setState({ kind: 'asking', failure: toPersonMessage(error, t('failed')) });
    }
  };
  return { state, send };
}
