import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toPersonMessage } from '../../../lib/api/api-error.ts';
import { useSend } from '../../../lib/api/use-send.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';

interface Props {
  /** On the button. */
  readonly words: string;
  /** What the button is about, for who does not see the row. */
  readonly named: string;
  readonly title: string;
  readonly yes: string;
  readonly act: () => Promise<unknown>;
  readonly onDone: () => void;
  readonly children: ReactNode;
}

/** A button whose act cannot be taken back: it asks first, and says what will happen. */
export function ConfirmAct({ words, named, title, yes, act, onDone, children }: Props) {
  const { t } = useTranslation('admin');
  const { t: frame } = useTranslation('frame');
  const [isOpen, setOpen] = useState(false);
  const { send, isBusy, error } = useSend(act, {
    onSent: () => {
      setOpen(false);
      onDone();
    },
  });
  return (
    <>
      <Button
        variant="quiet"
        className="px-2!"
        aria-label={named}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {words}
      </Button>
      {isOpen ? (
        <Dialog title={title} closeLabel={frame('close')} onClose={() => setOpen(false)}>
          <div className="space-y-4 whitespace-normal">
            {children}
            {error ? (
              <Notice tone="problem">
                <p>{toPersonMessage(error, t('failed'))}</p>
              </Notice>
            ) : null}
            <div className="flex flex-wrap gap-3">
              <Button variant="danger" disabled={isBusy} onClick={() => send()}>
                {yes}
              </Button>
              <Button variant="secondary" onClick={() => setOpen(false)}>
                {t('no')}
              </Button>
            </div>
          </div>
        </Dialog>
      ) : null}
    </>
  );
}
