import type { DocumentView } from '@puente/contract';
import { BookOpen, Eye, Printer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { PreviewDialog } from './preview-dialog.tsx';
import { usePaper } from './use-paper.ts';
import { usePreview } from './use-preview.ts';

/** The pages to look at, and what goes to print beside the form. */
export function PrintPapers({ document }: { document: DocumentView }) {
  const { t } = useTranslation('download');
  const form = document.formType;
  const instructions = usePaper(document, 'instructions', `${form}-Instructions.pdf`);
  const packet = usePaper(document, 'packet', `${form}-Packet.pdf`);
  const preview = usePreview(document);
  return (
    <section aria-labelledby="papers" className="space-y-4 print:hidden">
      <h2 id="papers" className="text-xl font-semibold">
        {t('papers.title')}
      </h2>
      <p className="max-w-prose">{t('papers.text')}</p>
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
      {preview.pageCount === null ? null : (
        <PreviewDialog document={document} pageCount={preview.pageCount} onClose={preview.close} />
      )}
    </section>
  );
}
