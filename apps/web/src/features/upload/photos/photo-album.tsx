import { maxUploadBytes, maxUploadPages } from '@puente/contract';
import { Camera, Images } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { makePdf } from './make-pdf.ts';
import { PhotoCard } from './photo-card.tsx';
import { PickButton } from './pick-button.tsx';
import { usePhotoPages } from './use-photo-pages.ts';

const fileName = 'photos-of-my-form.pdf';

/** Photos of pages become one PDF, here in the browser; then it is uploaded like any other. */
export function PhotoAlbum({ onFile, onClose }: { onFile: (file: File) => void; onClose: () => void }) {
  const { t } = useTranslation('photos');
  const { pages, opening, unreadable, tooMany, add, remove, move, turn } = usePhotoPages(maxUploadPages);
  const [making, setMaking] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const finish = async () => {
    setMaking(true);
    setFailure(null);
    try {
      const pdf = await makePdf(pages, fileName, maxUploadBytes);
      if (pdf) onFile(pdf);
      else setFailure(t('tooLarge'));
    } catch {
      setFailure(t('failed'));
    }
    setMaking(false);
  };
  const busy = making || opening > 0;
  return (
    <section aria-labelledby="photos" className="space-y-4 rounded-lg border-2 border-control p-4 sm:p-6">
      <h2 id="photos" ref={heading} tabIndex={-1} className="text-xl font-semibold">
        {t('title')}
      </h2>
      <p className="max-w-prose">{t('lead')}</p>
      <div className="flex flex-wrap gap-3">
        <PickButton icon={Camera} label={t('take')} camera busy={busy} onFiles={(files) => void add(files)} />
        <PickButton icon={Images} label={t('choose')} busy={busy} onFiles={(files) => void add(files)} />
      </div>
      <p role="status">
        {opening > 0 ? t('opening', { count: opening }) : t('count', { count: pages.length })}
      </p>
      {unreadable.length > 0 ? (
        <Notice tone="problem">
          <p>{t('unreadable', { files: unreadable.join(', ') })}</p>
        </Notice>
      ) : null}
      {tooMany ? (
        <Notice tone="warning">
          <p>{t('tooMany', { max: maxUploadPages })}</p>
        </Notice>
      ) : null}
      <ol className="grid gap-3 sm:grid-cols-2">
        {pages.map((page, at) => (
          <PhotoCard
            key={page.id}
            page={page}
            number={at + 1}
            count={pages.length}
            onMove={(to) => move(page, to)}
            onTurn={() => turn(page)}
            onRemove={() => remove(page)}
          />
        ))}
      </ol>
      {failure ? (
        <Notice tone="problem">
          <p>{failure}</p>
        </Notice>
      ) : null}
      <div className="flex flex-col gap-3 sm:flex-row">
        <Button disabled={busy || pages.length === 0} onClick={() => void finish()}>
          {t(making ? 'making' : 'finish')}
        </Button>
        <Button variant="secondary" disabled={making} onClick={onClose}>
          {t('close')}
        </Button>
      </div>
    </section>
  );
}
