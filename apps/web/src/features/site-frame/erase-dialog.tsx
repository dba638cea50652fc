import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useAccount } from '../../lib/account/account-store.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { type EraseState, useErase } from './use-erase.ts';

type Ended = Exclude<EraseState, 'asking' | 'deleting' | 'failed'>;
const isEnded = (state: EraseState): state is Ended =>
  state === 'deleted' || state === 'forgotten' || state === 'elsewhere';

/** Asks once, deletes, says when it is done. */
export const EraseDialog = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation('erase');
  const { t: frame } = useTranslation('frame');
  const { hasDocument, state, erase } = useErase();
  const title = t(isEnded(state) ? `${state}.title` : 'title');
  const busy = state === 'deleting';
  return (
    <Dialog title={title} closeLabel={frame('close')} onClose={onClose}>
      {isEnded(state) ? (
        <End state={state} onClose={onClose} />
      ) : (
        <div className="space-y-4">
          <p>{t(hasDocument ? 'document' : 'noDocument')}</p>
          <p>{t('browser')}</p>
          <p className="text-muted">{t('mail')}</p>
          <Others onClose={onClose} />
          {state === 'failed' ? (
            <Notice tone="problem" title={t('failed.title')}>
              <p>{t('failed.text')}</p>
            </Notice>
          ) : null}
          <div className="flex flex-wrap gap-3">
            <Button disabled={busy} onClick={() => void erase()}>
              {t(busy ? 'busy' : state === 'failed' ? 'failed.retry' : hasDocument ? 'yes' : 'forget')}
            </Button>
            <Button variant="secondary" onClick={onClose}>
              {t('no')}
            </Button>
          </div>
        </div>
      )}
    </Dialog>
  );
};

/** What this does not reach, and where that can be deleted. */
const Others = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation('erase');
  const account = useAccount();
  if (account.kind !== 'signed-in') return <p className="text-muted">{t('older')}</p>;
  return (
    <p className="text-muted">
      {t('account')}{' '}
      <Link to="/app/documents" onClick={onClose} className="font-semibold text-accent underline">
        {t('documents')}
      </Link>
      .
    </p>
  );
};

const End = ({ state, onClose }: { state: Ended; onClose: () => void }) => {
  const { t } = useTranslation('erase');
  const ref = useRef<HTMLDivElement>(null);
  // The button that was pressed is gone.
  useEffect(() => ref.current?.focus(), []);
  return (
    <div ref={ref} tabIndex={-1} className="space-y-4">
      <p role="status">{t(`${state}.text`)}</p>
      <Others onClose={onClose} />
      <Button onClick={onClose}>{t('close')}</Button>
    </div>
  );
};
