import { maxUploadBytes, maxUploadPages } from '@puente/contract/limits';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { PageAlbum } from '../pages/page-album.tsx';
import { addFiles, forgetPages, keepSent, usePages } from '../pages/pages-store.ts';
import { Refusal } from './refusal.tsx';
import { toPlan } from './to-plan.ts';
import { useUpload } from './use-upload.ts';

/** `pages`: the pages are looked through; `sending`: the file is on its way. */
export type IntakeMode = 'idle' | 'pages' | 'sending';

interface Props {
  /** Files to take; null: pages are to be added to what is there. */
  readonly choice: { readonly number: number; readonly files: readonly File[] | null };
  readonly mode: IntakeMode;
  readonly onMode: (mode: IntakeMode) => void;
  readonly onUploaded: (sessionId: string) => void;
}

/** Takes files as people have them: one PDF is sent as it is, everything else becomes pages to look at first. */
export function Intake({ choice, mode, onMode, onUploaded }: Props) {
  const { t } = useTranslation('files');
  const [isLarge, setLarge] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const { state, upload, refuse, cancel, clear } = useUpload((sessionId, file) => {
    if (mode !== 'pages') keepSent(file);
    onMode('idle');
    // What the file is stands at the top.
    window.scrollTo(0, 0);
    onUploaded(sessionId);
  });
  const send = (file: File) => {
    onMode('sending');
    void upload(file);
  };
  const openPages = (files: readonly File[]) => {
    clear();
    onMode('pages');
    void addFiles(files, maxUploadPages);
  };
  const take = async (files: readonly File[]) => {
    setLarge(false);
    const plan = await toPlan(files, maxUploadBytes);
    if (plan.kind === 'refuse') return refuse('not_a_pdf', t('invalid'), null);
    forgetPages();
    if (plan.kind === 'send') return send(plan.file);
    setLarge(plan.isLarge);
    openPages(files);
  };
  const addPages = () => {
    const { pages, sent } = usePages.getState();
    openPages(pages.length === 0 && sent ? [sent] : []);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: each choice is taken once
  useEffect(() => {
    if (choice.files) void take(choice.files);
    else addPages();
  }, [choice.number]);
  useEffect(() => {
    if (mode === 'pages') heading.current?.focus();
    if (mode === 'sending' && state.kind === 'failed') onMode('idle');
  }, [mode, state.kind, onMode]);

  const isSending = state.kind === 'sending';
  return (
    <>
      {mode === 'pages' ? (
        // Out of sight while they are sent: should that fail, the pages are still there.
        <div hidden={isSending} className="space-y-4">
          {isLarge ? (
            <Notice tone="info">
              <p>{t('large')}</p>
            </Notice>
          ) : null}
          <PageAlbum
            heading={heading}
            onFile={(file) => void upload(file)}
            onClose={() => {
              clear();
              forgetPages();
              onMode('idle');
            }}
          />
        </div>
      ) : null}
      {isSending ? (
        <div className="space-y-4">
          <ProgressBar label={t('uploading', { file: state.fileName })} percent={state.percent} />
          <p role="status">{state.percent >= 100 ? t('checking') : ''}</p>
          <Button
            variant="secondary"
            onClick={() => {
              cancel();
              if (mode === 'sending') onMode('idle');
            }}
          >
            {t('cancel')}
          </Button>
        </div>
      ) : null}
      {state.kind === 'failed' ? (
        <Refusal
          code={state.code}
          message={state.message}
          file={state.file}
          onAgain={mode === 'pages' ? (file) => void upload(file) : send}
          onPages={(file) => openPages([file])}
          onFiles={(files) => void take(files)}
        />
      ) : null}
    </>
  );
}
