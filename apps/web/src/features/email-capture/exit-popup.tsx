import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { attachExitPopup } from './attach-exit-popup.ts';
import { EmailForm } from './email-form.tsx';

/** Stands closed in the page until somebody is about to go (`attachExitPopup`). `children`: what there is without an address. */
export function ExitPopup({ children }: { children: ReactNode }) {
  const { t } = useTranslation('email');
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    const listening = new AbortController();
    if (dialog.current) attachExitPopup(dialog.current, listening.signal);
    return () => listening.abort();
  }, []);
  return (
    <dialog
      ref={dialog}
      data-exit
      aria-labelledby={titleId}
      className="m-auto max-h-[92dvh] w-[calc(100%-1.5rem)] max-w-lg overflow-auto rounded-lg p-0 text-ink"
    >
      <div className="space-y-5 p-6 sm:p-8">
        <h2 id={titleId} className="text-lg font-semibold">
          {t('exit.title')}
        </h2>
        <p>{t('exit.text')}</p>
        {children}
        <EmailForm source="exit_intent" action={t('checklist.send')} />
        <p className="text-sm text-muted">{t('held')}</p>
        {/* The browser closes it: no code of ours is needed for the way out. */}
        <form method="dialog">
          <Button type="submit" variant="quiet" className="-ms-2 px-2!">
            {t('exit.close')}
          </Button>
        </form>
      </div>
    </dialog>
  );
}
