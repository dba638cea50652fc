import type { EmailRecord } from '@puente/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fetchAdmin, useAdminData } from '../call-admin.ts';
import { DataState } from '../data-state.tsx';
import { Cell, Row, Table } from '../table.tsx';
import { useNumbers } from '../use-numbers.ts';
import { ConfirmAct } from './confirm-act.tsx';
import { ExportButton } from './export-button.tsx';
import { PageButtons } from './page-buttons.tsx';
import { SearchForm } from './search-form.tsx';
import { usePages } from './use-pages.ts';

const heads = ['email', 'name', 'source', 'status', 'collected', 'actions'] as const;

/** The addresses that people gave for mail. */
export function EmailsTab() {
  const { t } = useTranslation('admin');
  const [search, setSearch] = useState('');
  const pages = usePages();
  const query = { search: search || undefined };
  const asked = useAdminData('listEmails', { query: { ...query, after: pages.after } });
  return (
    <div className="space-y-4">
      <SearchForm
        label={t('emails.search')}
        hint={t('emails.searchHint')}
        onSearch={(words) => {
          pages.toFirst();
          setSearch(words);
        }}
      />
      <DataState asked={asked}>
        {({ items, count, next }) => (
          <>
            <div className="flex flex-wrap items-center justify-between gap-3">
              <p role="status">{t('emails.count', { count })}</p>
              <ExportButton name="exportEmails" query={query} words="list.exportCsv" />
            </div>
            {items.length === 0 ? null : (
              <Table label={t('tabs.emails')} heads={heads.map((head) => t(`emails.heads.${head}`))}>
                {items.map((record) => (
                  <EmailRow key={record.id} record={record} />
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

function EmailRow({ record }: { record: EmailRecord }) {
  const { t } = useTranslation('admin');
  const { toMoment } = useNumbers();
  const client = useQueryClient();
  const { id, email, firstName, lastName, source, subscribed, verified, collectedAt } = record;
  const named = email ?? t('emails.gone');
  const look = () => void client.invalidateQueries();
  return (
    <Row>
      <Cell>{named}</Cell>
      <Cell>{`${firstName} ${lastName}`.trim()}</Cell>
      <Cell>
        <span translate="no">{source}</span>
      </Cell>
      <Cell>
        {t(subscribed ? 'emails.subscribed' : 'emails.unsubscribed')}
        {verified ? ` · ${t('emails.verified')}` : null}
      </Cell>
      <Cell>{toMoment(collectedAt)}</Cell>
      <Cell>
        {subscribed ? (
          <ConfirmAct
            words={t('emails.stop')}
            named={t('emails.stopNamed', { email: named })}
            title={t('emails.stopTitle')}
            yes={t('emails.stopYes')}
            act={() => fetchAdmin('unsubscribeEmail', { params: { id } })}
            onDone={look}
          >
            <p>{t('emails.stopWhat', { email: named })}</p>
          </ConfirmAct>
        ) : null}
        <ConfirmAct
          words={t('emails.delete')}
          named={t('emails.deleteNamed', { email: named })}
          title={t('emails.deleteTitle')}
          yes={t('emails.deleteYes')}
          act={() => fetchAdmin('deleteEmail', { params: { id } })}
          onDone={look}
        >
          <p>{t(email === null ? 'emails.deleteGone' : 'emails.deleteWhat', { email: named })}</p>
        </ConfirmAct>
      </Cell>
    </Row>
  );
}
