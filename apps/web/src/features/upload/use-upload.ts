import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toPersonMessage } from '../../lib/api/api-error.ts';
import { loadContract } from '../../lib/api/call-endpoint.ts';
import { uploadFile } from '../../lib/api/upload-file.ts';
import { showToast } from '../../ui/toast-store.ts';
import { findFileFault } from './check-file.ts';

/** The bar shows this much as soon as the request starts, so that the start is seen. */
const startPercent = 10;

export type UploadState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'sending'; readonly fileName: string; readonly percent: number }
  | { readonly kind: 'done'; readonly fileName: string }
  | { readonly kind: 'failed'; readonly message: string; readonly file: File | null };

export function useUpload(onUploaded: (sessionId: string) => void) {
  const { t } = useTranslation('wizard');
  const [state, setState] = useState<UploadState>({ kind: 'idle' });
  const running = useRef<AbortController | null>(null);

  const fail = (message: string, file: File | null) => {
    setState({ kind: 'failed', message, file });
    showToast({
      title: t('upload.failedTitle'),
      description: message || t('upload.failedText'),
      problem: true,
    });
  };

  const upload = async (file: File) => {
    running.current?.abort();
    const run = new AbortController();
    running.current = run;
    setState({ kind: 'sending', fileName: file.name, percent: 0 });
    try {
      const { maxUploadBytes } = await loadContract();
      run.signal.throwIfAborted();
      const fault = findFileFault(file, maxUploadBytes);
      if (fault) return fail(t(`upload.${fault}`), null);
      const show = (percent: number) => setState({ kind: 'sending', fileName: file.name, percent });
      show(startPercent);
      const uploaded = await uploadFile(
        file,
        (part) => show(Math.max(startPercent, Math.round(part * 100))),
        run.signal,
      );
      setState({ kind: 'done', fileName: uploaded.fileName });
      showToast({ title: t('upload.successTitle'), description: t('upload.successText') });
      onUploaded(uploaded.sessionId);
    } catch (error) {
      if (run.signal.aborted) return;
      fail(toPersonMessage(error, t('upload.failedFallback')), file);
    }
  };

  const cancel = () => {
    running.current?.abort();
    setState({ kind: 'idle' });
    showToast({ title: t('upload.cancelled') });
  };

  return { state, upload, cancel };
}
