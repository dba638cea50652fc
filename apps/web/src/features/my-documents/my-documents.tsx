import type { OwnDocument } from '@puente/contract';
import { formatMoment } from '@puente/texts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { navigate } from 'raviger';
import { type ComponentType, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { setSignedOut } from '../../lib/account/account-store.ts';
import { moved } from '../../lib/address.ts';
import { isSignedOut } from '../../lib/api/api-error.ts';
import { callEndpoint } from '../../lib/api/call-endpoint.ts';
import { writeSessionId } from '../../lib/storage.ts';
import { Button, buttonLook } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageLink } from '../../ui/page-link.tsx';
import { Waiting } from '../../ui/waiting.tsx';
import { DeleteDialog } from './delete-dialog.tsx';

/** What there is to tell about a document. */
type DocumentNotice = ComponentType<{ readonly document: OwnDocument }>;

const listKey = ['/api/documents'] as const;

const listDocuments = () =>
  callEndpoint('listDocuments', { retries: 1 }).catch((error: unknown) => {
    if (isSignedOut(error)) setSignedOut();
    throw error;
  });

/** The documents of the account at hand, to go on with or to delete. */
export function MyDocuments({ DocumentNotice }: { DocumentNotice: DocumentNotice }) {
  const { t } = useTranslation('account');
  const { t: frame } = useTranslation('frame');
  const client = useQueryClient();
  const { data, isError, isFetching, refetch } = useQuery<readonly OwnDocument[]>({
    queryKey: listKey,
    queryFn: listDocuments,
  });
  const [deleting, setDeleting] = useState<OwnDocument | null>(null);
  if (isError)
    return (
      <Notice tone="problem">
        <p>{t('documents.failed')}</p>
        <Button disabled={isFetching} onClick={() => void refetch()}>
          {t('documents.retry')}
        </Button>
      </Notice>
    );
  if (!data) return <Waiting label={frame('loading')} />;
  if (data.length === 0)
    return (
      <div className="space-y-4">
        <p>{t('documents.empty')}</p>
        <PageLink to="/app" className={buttonLook()}>
          {t('documents.start')}
        </PageLink>
      </div>
    );
  return (
    <>
      <ul aria-label={t('documents.list')} className="space-y-4">
        {data.map((document) => (
          <DocumentCard
            key={document.sessionId}
            document={document}
            DocumentNotice={DocumentNotice}
            onDelete={() => setDeleting(document)}
          />
        ))}
      </ul>
      {deleting ? (
        <DeleteDialog
          document={deleting}
          onClose={() => setDeleting(null)}
          onDeleted={() => {
            setDeleting(null);
            void client.invalidateQueries({ queryKey: listKey });
          }}
        />
      ) : null}
    </>
  );
}

function DocumentCard({
  document,
  DocumentNotice,
  onDelete,
}: {
  document: OwnDocument;
  DocumentNotice: DocumentNotice;
  onDelete: () => void;
}) {
  const { t, i18n } = useTranslation('account');
  const { fileName, formType, isSample, pageCount, status } = document;
  const resume = () => {
    writeSessionId(document.sessionId);
    navigate('/app', { state: moved });
  };
  return (
    <li className="card space-y-3 p-4">
      <div>
        <h2 className="text-lg font-semibold [overflow-wrap:anywhere]">{fileName}</h2>
        {isSample ? <p className="font-semibold text-check">{t('documents.sample')}</p> : null}
        <p>
          {t('documents.form', { form: formType })} · {t(`documents.status.${status}`)}
        </p>
        <p className="text-muted">
          {t('documents.pages', { count: pageCount })} ·{' '}
          {t('documents.uploaded', { date: formatMoment(document.uploadedAt, i18n.language) })}
        </p>
      </div>
      <DocumentNotice document={document} />
      <div className="flex flex-wrap gap-3">
        <Button aria-label={t('documents.resumeNamed', { file: fileName })} onClick={resume}>
          {t('documents.resume')}
        </Button>
        <Button
          variant="secondary"
          aria-haspopup="dialog"
          aria-label={t('documents.deleteNamed', { file: fileName })}
          onClick={onDelete}
        >
          {t('documents.delete')}
        </Button>
      </div>
    </li>
  );
}
