import type { AdminDocument, documentSorts } from '@puente/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { callAdmin, fetchAdmin, useAdminData } from '../call-admin.ts';
import { DataState } from '../data-state.tsx';
import { Cell, Row, Table } from '../table.tsx';
import { useNumbers } from '../use-numbers.ts';
import { ConfirmAct } from './confirm-act.tsx';
import { ExportButton } from './export-button.tsx';
import { PageButtons } from './page-buttons.tsx';
import { RetryButton } from './retry-button.tsx';
import { SearchForm } from './search-form.tsx';
import { SelectField } from './select-field.tsx';
import { usePages } from './use-pages.ts';

const shownIdLength = 8;
const heads = ['session', 'file', 'form', 'status', 'pages', 'uploaded', 'actions'] as const;
type Sort = (typeof documentSorts)[number];
const sorts: readonly Sort[] = ['newest', 'oldest', 'status', 'form'];
const statuses: readonly AdminDocument['status'][] = ['uploaded', 'processing', 'processed', 'error'];

/** How documents stand, without anything of what they hold. */
export function DocumentsTab() {
  const { t } = useTranslation('admin');
  const [status, setStatus] = useState<'all' | AdminDocument['status']>('all');
  const [sort, setSort] = useState<Sort>('newest');
  const [search, setSearch] = useState('');
  const pages = usePages();
  const filter = { status: status === 'all' ? undefined : status, search: search || undefined };
  const asked = useAdminData('listAdminDocuments', { query: { ...filter, sort, after: pages.after } });
  const from =
    <V,>(set: (value: V) => void) =>
    (value: V) => {
      pages.toFirst();
      set(value);
    };
  return (
    <div className="space-y-4">
      <p className="max-w-prose text-muted">{t('documents.what')}</p>
      <div className="flex flex-wrap items-end gap-4">
        <SelectField
          label={t('documents.filter')}
          value={status}
          options={[
            ['all', t('documents.all')] as const,
            ...statuses.map((each) => [each, t(`status.${each}`)] as const),
          ]}
          onChange={from(setStatus)}
        />
        <SelectField
          label={t('documents.sort')}
          value={sort}
          options={sorts.map((each) => [each, t(`documents.sorts.${each}`)] as const)}
          onChange={from(setSort)}
        />
        <div className="grow basis-80">
          <SearchForm label={t('documents.search')} onSearch={from(setSearch)} />
        </div>
      </div>
      <DataState asked={asked}>
        {({ items, count, next }) => (
          <>
            <div className="flex flex-wrap items-center justify-between gap-3">
              <p role="status">{t('documents.count', { count })}</p>
              <ExportButton name="exportAdminDocuments" query={filter} words="list.export" />
            </div>
            {items.length === 0 ? null : (
              <Table label={t('tabs.documents')} heads={heads.map((head) => t(`documents.heads.${head}`))}>
                {items.map((document) => (
                  <DocumentRow key={document.id} document={document} />
                ))}
              </Table>
            )}
            <PageButtons pages={pages} next={next} />
          </>
        )}
      </DataState>
    </div>
  );
}

function DocumentRow({ document }: { document: AdminDocument }) {
  const { t } = useTranslation('admin');
  const { toMoment } = useNumbers();
  const client = useQueryClient();
  const { id, sessionId, formType, status, pageCount, uploadedAt } = document;
  const session = sessionId.slice(0, shownIdLength);
  const look = () => void client.invalidateQueries();
  return (
    <Row>
      <Cell>
        <span translate="no">{session}</span>
      </Cell>
      <Cell>{t('documents.hidden')}</Cell>
      <Cell>{formType}</Cell>
      <Cell>{t(`status.${status}`)}</Cell>
      <Cell>{pageCount}</Cell>
      <Cell>{toMoment(uploadedAt)}</Cell>
      <Cell>
        {status === 'error' ? (
          <RetryButton
            named={t('documents.retryNamed', { session })}
            act={() => callAdmin('retryDocument', { params: { id } })}
            onDone={look}
          />
        ) : null}
        <ConfirmAct
          words={t('documents.delete')}
          named={t('documents.deleteNamed', { session })}
          title={t('documents.deleteTitle')}
          yes={t('documents.deleteYes')}
          act={() => fetchAdmin('eraseDocument', { params: { id } })}
          onDone={look}
        >
          <p>{t('documents.deleteWhat', { session })}</p>
        </ConfirmAct>
      </Cell>
    </Row>
  );
}
