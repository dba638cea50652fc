import type { DocumentView } from '@puente/contract';
import { BookOpen, Download, Eye, Printer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useAccount } from '../../lib/account/account-store.ts';
import { Button } from '../../ui/button.tsx';
import { PreviewDialog } from './preview-dialog.tsx';
import { usePaper } from './use-paper.ts';
import { usePreview } from './use-preview.ts';

interface Props {
  readonly document: DocumentView;
  /** Of the filled form. */
  readonly fileName: string;
  readonly busy: boolean;
  readonly done: boolean;
  readonly onDownload: () => void;
}

/** The form, and what goes to print beside it. */
export function DownloadButtons({ document, fileName, busy, done, onDownload }: Props) {
  const { t } = useTranslation('download');
  const form = document.formType;
  const account = useAccount();
  const instructions = usePaper(document, 'instructions', `${form}-Instructions.pdf`);
  const packet = usePaper(document, 'packet', `${form}-Packet.pdf`);
  const preview = usePreview(document);
  return (
    <section aria-labelledby="get-form" className="card space-y-4 p-4 sm:p-6">
      <h2 id="get-form" className="text-xl font-semibold">
        {t('get.title')}
      </h2>
      {account.kind === 'signed-out' ? <p className="max-w-prose">{t('get.account', { form })}</p> : null}
      <div>
        <Button disabled={busy} onClick={onDownload} className="w-full text-lg sm:w-auto">
          <Download aria-hidden className="size-5 shrink-0" />
          {busy ? t('generating') : t(done ? 'again' : 'download')}
        </Button>
        <p className="mt-1 text-muted">{t('fileName', { file: fileName })}</p>
      </div>
      <div className="flex flex-col gap-3 sm:flex-row sm:flex-wrap">
        <Button variant="secondary" disabled={preview.busy} onClick={preview.open}>
          <Eye aria-hidden className="size-5 shrink-0" />
          {t(preview.busy ? 'generating' : 'preview.see')}
        </Button>
        <Button variant="secondary" disabled={instructions.busy} onClick={instructions.download}>
          <BookOpen aria-hidden className="size-5 shrink-0" />
          {t(instructions.busy ? 'papers.busy' : 'papers.instructions.get')}
        </Button>
        <Button variant="secondary" disabled={packet.busy} onClick={packet.download}>
          <Printer aria-hidden className="size-5 shrink-0" />
          {t(packet.busy ? 'papers.busy' : 'papers.packet.get')}
        </Button>
      </div>
      <p className="max-w-prose text-muted">{t('papers.text')}</p>
      {preview.pageCount === null ? null : (
        <PreviewDialog document={document} pageCount={preview.pageCount} onClose={preview.close} />
      )}
    </section>
  );
}
