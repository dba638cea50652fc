import type { DocumentView } from '@puente/contract';
import { BookOpen, CircleCheck, Eye, Printer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button, buttonLook } from '../../ui/button.tsx';
import { PageLink } from '../../ui/page-link.tsx';
import { PreviewDialog } from './preview-dialog.tsx';
import { toPdfName } from './to-pdf-name.ts';
import { usePreview } from './use-preview.ts';
import { usePrintout } from './use-printout.ts';

/** The pages to look at, and what goes to print beside the form. */
export function Printouts({ document }: { document: DocumentView }) {
  const { t } = useTranslation('download');
  const instructions = usePrintout(document, 'instructions', toPdfName(document, 'Instructions'));
  const packet = usePrintout(document, 'packet', toPdfName(document, 'Packet'));
  const preview = usePreview(document);
  return (
    <section aria-labelledby="printouts" className="space-y-4 print:hidden">
      <h2 id="printouts" className="text-lg font-semibold">
        {t('printouts.title')}
      </h2>
      <p className="max-w-prose">{t('printouts.text')}</p>
      <div className="flex flex-col gap-3 sm:flex-row sm:flex-wrap">
        <Button variant="secondary" disabled={preview.isBusy} onClick={preview.open}>
          <Eye aria-hidden className="size-5 shrink-0" />
          {t(preview.isBusy ? 'generating' : 'preview.see')}
        </Button>
        <PageLink to="/mirror" className={buttonLook('secondary')}>
          {t('printouts.mirror')}
        </PageLink>
        <PageLink to="/read-back" className={buttonLook('secondary')}>
          <CircleCheck aria-hidden className="size-5 shrink-0" />
          {t('printouts.readBack')}
        </PageLink>
        <Button variant="secondary" disabled={instructions.isBusy} onClick={instructions.download}>
          <BookOpen aria-hidden className="size-5 shrink-0" />
          {t(instructions.isBusy ? 'printouts.busy' : 'printouts.instructions.get')}
        </Button>
        <Button variant="secondary" disabled={packet.isBusy} onClick={packet.download}>
          <Printer aria-hidden className="size-5 shrink-0" />
          {t(packet.isBusy ? 'printouts.busy' : 'printouts.packet.get')}
        </Button>
      </div>
      {preview.pageCount === null ? null : (
        <PreviewDialog document={document} pageCount={preview.pageCount} onClose={preview.close} />
      )}
    </section>
  );
}
