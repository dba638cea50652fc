import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useAccount } from '../../lib/account/account-store.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageLink } from '../../ui/page-link.tsx';
import { type Erased, useErase } from './use-erase.ts';

/** Asks once what is to be deleted, deletes it, and says exactly what is gone. */
export function EraseDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('erase');
  const { t: frame } = useTranslation('frame');
  const erasing = useErase();
  const { erased } = erasing;
  const title = erased ? t(`done.${toTitle(erased)}`) : t('title');
  return (
    <Dialog title={title} closeLabel={frame('close')} onClose={onClose}>
      {erased ? <End erased={erased} onClose={onClose} /> : <Question erasing={erasing} onClose={onClose} />}
    </Dialog>
  );
}

function toTitle({ document, others, emails }: Erased) {
  if (document === 'deleted' || others || emails > 0) return 'title';
  return document === 'none' ? 'forgotten' : 'nothing';
}

const listLook = 'list-disc space-y-1 ps-5';

function Question({
  erasing: { hasDocument, withOthers, setWithOthers, isBusy, hasFailed, erase },
  onClose,
}: {
  erasing: ReturnType<typeof useErase>;
  onClose: () => void;
}) {
  const { t } = useTranslation('erase');
  const isSignedIn = useAccount().kind === 'signed-in';
  const yes = withOthers ? 'yesAll' : hasDocument ? 'yes' : 'forget';
  return (
    <div className="space-y-4">
      {hasDocument ? null : <p>{t('noDocument')}</p>}
      <div>
        <h3 className="font-semibold">{t('gone.title')}</h3>
        <ul className={listLook}>
          {hasDocument ? <li>{t('gone.document')}</li> : null}
          <li>{t('gone.email')}</li>
          <li>{t('gone.browser')}</li>
          {isSignedIn ? <li>{t('gone.signIn')}</li> : null}
        </ul>
      </div>
      <label className="flex gap-3">
        <input
          type="checkbox"
          checked={withOthers}
          disabled={isBusy}
          onChange={(event) => setWithOthers(event.currentTarget.checked)}
          className="mt-0.5 size-6 shrink-0 accent-accent"
        />
        <span>{t(isSignedIn ? 'others.account' : 'others.browser')}</span>
      </label>
      <Stays isSignedIn={isSignedIn} withOthers={withOthers} onClose={onClose} />
      {hasFailed ? (
        <Notice tone="problem" title={t('failed.title')}>
          <p>{t('failed.text')}</p>
        </Notice>
      ) : null}
      <div className="flex flex-wrap gap-3">
        <Button variant="danger" disabled={isBusy} onClick={erase}>
          {t(isBusy ? 'busy' : yes)}
        </Button>
        <Button variant="secondary" disabled={isBusy} onClick={onClose}>
          {t('no')}
        </Button>
      </div>
    </div>
  );
}

/** What this does not reach, and where that can be deleted. */
function Stays({
  isSignedIn,
  withOthers,
  onClose,
}: {
  isSignedIn: boolean;
  withOthers: boolean;
  onClose: () => void;
}) {
  const { t } = useTranslation('erase');
  return (
    <div>
      <h3 className="font-semibold">{t('stays.title')}</h3>
      <ul className={listLook}>
        {withOthers ? null : <li>{t(isSignedIn ? 'stays.inAccount' : 'stays.inBrowser')}</li>}
        {isSignedIn ? (
          <li>
            {t('stays.account')}{' '}
            <PageLink to="/app/documents" onClick={onClose} className="font-semibold text-accent underline">
              {t('stays.documents')}
            </PageLink>
          </li>
        ) : null}
        <li>{t('stays.copies')}</li>
      </ul>
    </div>
  );
}

function End({ erased, onClose }: { erased: Erased; onClose: () => void }) {
  const { t } = useTranslation('erase');
  const ref = useRef<HTMLDivElement>(null);
  // The button that was pressed is gone.
  useEffect(() => ref.current?.focus(), []);
  const { document, others, emails, isEmailKept, isSignedOut } = erased;
  return (
    <div ref={ref} tabIndex={-1} className="space-y-4">
      <ul role="status" className={listLook}>
        {document === 'none' ? null : <li>{t(`done.document.${document}`)}</li>}
        {others === null ? null : <li>{t('done.others', { count: others })}</li>}
        {emails > 0 ? <li>{t('done.emails', { count: emails })}</li> : null}
        {isEmailKept ? <li>{t('done.emailKept')}</li> : null}
        <li>{t('done.browser')}</li>
        {isSignedOut ? <li>{t('done.signIn')}</li> : null}
      </ul>
      <Button onClick={onClose}>{t('close')}</Button>
    </div>
  );
}
