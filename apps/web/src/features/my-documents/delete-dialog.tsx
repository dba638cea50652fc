import type { OwnDocument } from '@puente/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isNotFound, toPersonMessage } from '../../lib/api/api-error.ts';
import { fetchEndpoint } from '../../lib/api/call-endpoint.ts';
import { clearSessionId, readSessionId } from '../../lib/storage.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { showToast } from '../../ui/toast-store.ts';

/** Asks once, then deletes a document for good. */
export function DeleteDialog({
  document,
  onClose,
  onDeleted,
}: {
  document: OwnDocument;
  onClose: () => void;
  onDeleted: () => void;
}) {
  const { t } = useTranslation('account');
  const { t: frame } = useTranslation('frame');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const { sessionId, fileName } = document;
  const remove = async () => {
    setBusy(true);
    setFailure(null);
    try {
      await fetchEndpoint('deleteDocument', { params: { sessionId }, retries: 0 }).catch((error: unknown) => {
        // Deleted from elsewhere is deleted.
        if (!isNotFound(error)) throw error;
      });
      if (readSessionId() === sessionId) clearSessionId();
      onDeleted();
      showToast({ title: t('documents.deleted') });
    } catch (error) {
      setBusy(false);
      setFailure(toPersonMessage(error, t('documents.deleteFailed')));
    }
  };
  return (
    <Dialog title={t('documents.confirm.title')} closeLabel={frame('close')} onClose={onClose}>
      <div className="space-y-5">
        <p className="[overflow-wrap:anywhere]">{t('documents.confirm.text', { file: fileName })}</p>
        {failure ? (
          <Notice tone="problem" title={t('documents.deleteFailedTitle')}>
            <p>{failure}</p>
          </Notice>
        ) : null}
        <div className="flex flex-wrap gap-3">
          <Button variant="danger" disabled={busy} onClick={() => void remove()}>
            {t(busy ? 'documents.confirm.busy' : 'documents.confirm.yes')}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {t('documents.confirm.no')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
