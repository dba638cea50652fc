import { maxUploadBytes, maxUploadPages } from '@puente/contract/limits';
import { type RefObject, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PickButton } from '../../../ui/pick-button.tsx';
import { AgainNote } from './again-note.tsx';
import { AlbumNotes } from './album-notes.tsx';
import { makePdf } from './make-pdf.ts';
import { PageCard } from './page-card.tsx';
import { addFiles, usePages } from './pages-store.ts';

const fileName = 'my-pages.pdf';

interface Props {
  readonly heading: RefObject<HTMLHeadingElement | null>;
  /** The pages as one PDF. */
  readonly onFile: (file: File) => void;
  readonly onClose: () => void;
}

/** The pages as they will be sent: to look through, put in order, take again; then they become one PDF, here. */
export function PageAlbum({ heading, onFile, onClose }: Props) {
  const { t } = useTranslation('files');
  const { pages, opening } = usePages();
  const [making, setMaking] = useState(false);
  const [failure, setFailure] = useState<'tooLarge' | 'failed' | null>(null);
  const finish = async () => {
    setMaking(true);
    setFailure(null);
    try {
      const pdf = await makePdf(pages, fileName, maxUploadBytes);
      if (pdf) onFile(pdf);
      else setFailure('tooLarge');
    } catch {
      setFailure('failed');
    }
    setMaking(false);
  };
  const isBusy = making || opening !== null;
  return (
    <section aria-labelledby="pages" className="space-y-4">
      <h2 id="pages" ref={heading} tabIndex={-1} className="text-lg font-semibold">
        {t('title')}
      </h2>
      <p className="max-w-prose">{t('lead')}</p>
      <p role="status">
        {opening
          ? t('opening', { number: Math.min(opening.done + 1, opening.of), count: opening.of })
          : t('count', { count: pages.length })}
      </p>
      <div role="status">{opening ? null : <AgainNote />}</div>
      {opening ? null : <AlbumNotes />}
      <ol className="grid gap-6 sm:grid-cols-2">
        {pages.map((page, at) => (
          <PageCard key={page.id} page={page} number={at + 1} count={pages.length} isBusy={isBusy} />
        ))}
      </ol>
      <PickButton
        label={t('add')}
        variant="secondary"
        disabled={isBusy}
        onFiles={(files) => void addFiles(files, maxUploadPages)}
      />
      {failure ? (
        <Notice tone="problem">
          <p>{t(failure)}</p>
          <p>{t(failure === 'tooLarge' ? 'tooLargeNext' : 'failedNext')}</p>
        </Notice>
      ) : null}
      <div className="flex flex-col gap-3 sm:flex-row">
        <Button disabled={isBusy || pages.length === 0} onClick={() => void finish()}>
          {making ? t('making') : t('finish', { count: pages.length })}
        </Button>
        <Button variant="quiet" disabled={making} onClick={onClose}>
          {t('close')}
        </Button>
      </div>
    </section>
  );
}
