import type { Analytics } from '@puente/contract';
import { useTranslation } from 'react-i18next';
import { Cell, Row, Table } from '../table.tsx';
import { useNumbers } from '../use-numbers.ts';

/** How sure readings were, and how many of them people corrected, by form, edition and kind of paper. */
export function ReadingTable({ reading }: Pick<Analytics, 'reading'>) {
  const { t } = useTranslation('admin');
  const { toCount } = useNumbers();
  if (reading.length === 0) return <p>{t('analytics.nothing')}</p>;
  const heads = ['form', 'edition', 'paper', 'forms', 'level', 'read', 'corrected'] as const;
  return (
    <Table label={t('analytics.reading')} heads={heads.map((head) => t(`analytics.heads.${head}`))}>
      {reading.flatMap(({ form, edition, paper, forms, levels }) =>
        levels.map(({ confidence, read, corrected }) => (
          <Row key={`${form} ${edition} ${paper} ${confidence}`}>
            <Cell>{form}</Cell>
            <Cell>{edition ?? t('unknown')}</Cell>
            <Cell>{t(`analytics.paper.${paper}`)}</Cell>
            <Cell>{toCount(forms)}</Cell>
            <Cell>{t(`analytics.level.${confidence}`)}</Cell>
            <Cell>{toCount(read)}</Cell>
            <Cell>{toCount(corrected)}</Cell>
          </Row>
        )),
      )}
    </Table>
  );
}
