import { maxUploadBytes } from '@puente/contract/limits';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError, toPersonMessage } from '../../../lib/api/api-error.ts';
import { uploadFile } from '../../../lib/api/upload-file.ts';
import { showToast } from '../../../ui/toast-store.ts';
import type { RefusalCode } from './refusal.tsx';

/** The bar shows this much as soon as the request starts, so that the start is seen. */
const startPercent = 10;

export type UploadState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'sending'; readonly fileName: string; readonly percent: number }
  | {
      readonly kind: 'failed';
      readonly code: RefusalCode;
      readonly message: string;
      readonly file: File | null;
    };

export function useUpload(onUploaded: (sessionId: string, file: File) => void) {
  const { t } = useTranslation('files');
  const [state, setState] = useState<UploadState>({ kind: 'idle' });
  const running = useRef<AbortController | null>(null);

  const refuse = (code: RefusalCode, message: string, file: File | null) => {
    setState({ kind: 'failed', code, message: message || t('failedText'), file });
  };

  const upload = async (file: File) => {
    running.current?.abort();
    const run = new AbortController();
    running.current = run;
    if (file.size > maxUploadBytes) return refuse('file_too_large', t('tooLarge'), null);
    const show = (percent: number) => setState({ kind: 'sending', fileName: file.name, percent });
    show(startPercent);
    try {
      const uploaded = await uploadFile(
        file,
        (part) => show(Math.max(startPercent, Math.round(part * 100))),
        run.signal,
      );
      setState({ kind: 'idle' });
      showToast({ title: t('successTitle'), description: t('successText') });
      onUploaded(uploaded.sessionId, file);
    } catch (error) {
      if (run.signal.aborted) return;
      const code = error instanceof ApiError ? error.code : null;
      refuse(code, toPersonMessage(error, t('failedFallback')), file);
    }
  };

  const cancel = () => {
    running.current?.abort();
    setState({ kind: 'idle' });
    showToast({ title: t('cancelled') });
  };

  const clear = () => setState({ kind: 'idle' });
  return { state, upload, refuse, cancel, clear };
}
