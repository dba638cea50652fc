import type { EmailSource } from '@puente/contract';
import { useEffect, useRef } from 'react';
import { callEndpoint } from '../../lib/api/call-endpoint.ts';
import { useSend } from '../../lib/api/use-send.ts';
import { type GivenEmail, rememberGivenEmail } from '../../lib/visitor-email.ts';
import { tellOrigin } from './tell-origin.ts';

const successDelayMs = 1000;

/** Sends what was typed, remembers it on this device, and says so; `onSuccess` follows when the thanks were seen. */
export function useEmailCapture(source: EmailSource, onSuccess?: () => void, delayMs = successDelayMs) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return useSend(async (input: GivenEmail) => {
    await callEndpoint('collectEmail', { body: { ...input, source, ...tellOrigin() }, retries: 0 });
    rememberGivenEmail(input);
    if (onSuccess) timer.current = setTimeout(onSuccess, delayMs);
  });
}
