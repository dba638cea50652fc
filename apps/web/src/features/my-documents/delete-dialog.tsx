import type { OwnDocument } from '@puente/contract';
import { useTranslation } from 'react-i18next';
import { toPersonMessage } from '../../lib/api/api-error.ts';
import { deleteDocument } from '../../lib/api/delete-document.ts';
import { useSend } from '../../lib/api/use-send.ts';
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
  const { sessionId, fileName } = document;
  const onSent = () => {
    onDeleted();
    showToast({ title: t('documents.deleted') });
  };
  const { send, isBusy, error } = useSend(() => deleteDocument(sessionId), { onSent });
  return (
    <Dialog title={t('documents.confirm.title')} closeLabel={frame('close')} onClose={onClose}>
      <div className="space-y-5">
        <p className="[overflow-wrap:anywhere]">{t('documents.confirm.text', { file: fileName })}</p>
        {error ? (
          <Notice tone="problem" title={t('documents.deleteFailedTitle')}>
            <p>{toPersonMessage(error, t('documents.deleteFailed'))}</p>
          </Notice>
        ) : null}
        <div className="flex flex-wrap gap-3">
          <Button variant="danger" disabled={isBusy} onClick={() => send()}>
            {t(isBusy ? 'documents.confirm.busy' : 'documents.confirm.yes')}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {t('documents.confirm.no')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
