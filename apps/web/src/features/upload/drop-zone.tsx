import { FileUp } from 'lucide-react';
import { type DragEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';

/** Drag and drop, with a button that does the same. Only the first file counts. */
export function DropZone({ hasFile, onFile }: { hasFile: boolean; onFile: (file: File) => void }) {
  const { t } = useTranslation('wizard');
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const file = event.dataTransfer.files[0];
    if (file) onFile(file);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is an extra; the button inside does the same by keyboard
    <div
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={`flex flex-col items-center gap-3 rounded-lg border-2 border-dashed p-6 text-center sm:p-10 ${over ? 'border-accent bg-accent-soft' : 'border-control bg-surface'}`}
    >
      <FileUp aria-hidden className="size-10 text-accent" />
      <p className="hidden sm:block">{t('upload.drop')}</p>
      <input
        ref={input}
        id="upload-file"
        type="file"
        accept="application/pdf,.pdf"
        aria-label={t('upload.fileLabel')}
        aria-describedby="upload-hint"
        tabIndex={-1}
        className="sr-only"
        onChange={(event) => {
          const file = event.target.files?.[0];
          event.target.value = '';
          if (file) onFile(file);
        }}
      />
      <Button variant={hasFile ? 'secondary' : 'primary'} onClick={() => input.current?.click()}>
        {t(hasFile ? 'upload.another' : 'upload.browse')}
      </Button>
      <p id="upload-hint" className="text-muted">
        {t('upload.hint')}
      </p>
    </div>
  );
}
