import type { Analytics, MetricName, TargetForm } from '@puente/contract';
import { answersOf } from '@puente/forms/answers';
import { useTranslation } from 'react-i18next';
import { nameAnswer } from '../../../lib/form-answers/name-answer.ts';
import { useSay } from '../../../lib/i18n/use-say.ts';
import { Part } from '../part.tsx';
import { Cell, Row, Table } from '../table.tsx';
import { useNumbers } from '../use-numbers.ts';

/** Which answers people correct, leave blank, and mend after the first check. */
export function AnswerTables({ analytics }: { analytics: Analytics }) {
  const { t } = useTranslation('admin');
  const what = (metric: MetricName) => t(`metrics.${metric}`);
  const { toCount } = useNumbers();
  const say = useSay('labels');
  const toName = useNames();
  const { correctedAnswers, blankQuestions, points } = analytics;
  return (
    <>
      <Part title={t('analytics.corrected')} what={what('correctedAnswers')}>
        <Listed
          label={t('analytics.corrected')}
          rows={correctedAnswers.map(({ form, path, count }) => [
            form,
            toName.answer(form, path),
            toCount(count),
          ])}
        />
      </Part>
      <Part title={t('analytics.blank')} what={what('blankQuestions')}>
        <Listed
          label={t('analytics.blank')}
          rows={blankQuestions.map(({ form, id, label, count }) => [
            form,
            label ? say(label) : id,
            toCount(count),
          ])}
        />
      </Part>
      <Part title={t('analytics.points')} what={`${what('pointsTold')} ${what('pointsMended')}`}>
        <Listed
          label={t('analytics.points')}
          rows={points.map(({ form, code, told, mended }) => [
            form,
            toName.point(code),
            toCount(told),
            toCount(mended),
          ])}
        />
      </Part>
    </>
  );
}

/** Names of what is counted by its path or its code. */
function useNames() {
  const { t } = useTranslation('admin');
  const { t: review } = useTranslation('review');
  const { t: label } = useTranslation('fields');
  // Of whom it was told is not kept: the places of names and numbers stay open.
  const sayPoint = review as unknown as (key: string, options: object) => string;
  return {
    /** A row of a list stands for all of its rows. */
    answer: (form: TargetForm, path: string) =>
      nameAnswer(answersOf(form).sections, path.replace(/\*/g, '0'), { t: review, label }),
    point: (code: string) =>
      code === 'missing'
        ? t('analytics.missing')
        : sayPoint(`checks.${code}`, { interpolation: { skipOnVariables: true, prefix: '\u0000' } }).replace(
            /\{\{[^}]*\}\}/g,
            '…',
          ),
  };
}

type Line = readonly [form: string, name: string, count: string, mended?: string];

function Listed({ label, rows }: { label: string; rows: readonly Line[] }) {
  const { t } = useTranslation('admin');
  if (rows.length === 0) return <p>{t('analytics.nothing')}</p>;
  const heads = [t('analytics.heads.form'), t('analytics.heads.name'), t('analytics.count')];
  const hasMended = rows.some(([, , , mended]) => mended !== undefined);
  return (
    <Table label={label} heads={hasMended ? [...heads, t('analytics.heads.mended')] : heads}>
      {rows.map(([form, name, count, mended]) => (
        <Row key={`${form} ${name}`}>
          <Cell>{form}</Cell>
          <Cell wraps>{name}</Cell>
          <Cell>{count}</Cell>
          {mended === undefined ? null : <Cell>{mended}</Cell>}
        </Row>
      ))}
    </Table>
  );
}
