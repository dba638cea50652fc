import { FileUp } from 'lucide-react';
import { type DragEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PickButton } from '../../ui/pick-button.tsx';

interface Props {
  readonly hasFile: boolean;
  readonly onOpen: () => void;
  readonly onFiles: (files: readonly File[]) => void;
}

/** Drag and drop, with a button that does the same. */
export function DropZone({ hasFile, onOpen, onFiles }: Props) {
  const { t } = useTranslation('wizard');
  const [over, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const files = [...event.dataTransfer.files];
    if (files.length > 0) onFiles(files);
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
      <PickButton
        label={t(hasFile ? 'upload.another' : 'upload.browse')}
        inputLabel={t('upload.fileLabel')}
        describedBy="upload-hint"
        variant={hasFile ? 'secondary' : 'primary'}
        onOpen={onOpen}
        onFiles={onFiles}
      />
      <p id="upload-hint" className="text-muted">
        {t('upload.hint')}
        <br />
        {t('upload.hintMore')}
      </p>
    </div>
  );
}
