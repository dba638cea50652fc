import { useTranslation } from 'react-i18next';
import { useAdminData } from '../call-admin.ts';
import { DataState } from '../data-state.tsx';
import { Part } from '../part.tsx';
import { PageButtons } from '../records/page-buttons.tsx';
import { usePages } from '../records/use-pages.ts';
import { Cell, Row, Table } from '../table.tsx';
import { useNumbers } from '../use-numbers.ts';

const perPage = 20;
const shownTargetLength = 12;
const heads = ['when', 'who', 'what', 'target'] as const;

/** What admins did, the latest first. */
export function AuditPart() {
  const { t } = useTranslation('admin');
  const { toMoment } = useNumbers();
  const pages = usePages();
  const asked = useAdminData('listAdminActions', { query: { after: pages.after, limit: perPage } });
  return (
    <Part title={t('audit.title')} what={t('audit.what')}>
      <DataState asked={asked}>
        {({ items, next }) => (
          <>
            <Table label={t('audit.title')} heads={heads.map((head) => t(`audit.heads.${head}`))}>
              {items.map(({ id, action, admin, target, doneAt }) => (
                <Row key={id}>
                  <Cell>{toMoment(doneAt)}</Cell>
                  <Cell>{admin ?? '–'}</Cell>
                  <Cell>{t(`audit.actions.${action}`)}</Cell>
                  <Cell>
                    <span translate="no" title={target ?? ''}>
                      {target?.slice(0, shownTargetLength) ?? '–'}
                    </span>
                  </Cell>
                </Row>
              ))}
            </Table>
            <PageButtons pages={pages} next={next} />
          </>
        )}
      </DataState>
    </Part>
  );
}
