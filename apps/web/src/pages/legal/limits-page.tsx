import type { ExamResult } from '@puente/contract';
import { pagePaths } from '@puente/contract/page-paths';
import { formatDay, type Language } from '@puente/texts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { callEndpoint } from '../../lib/api/call-endpoint.ts';
import { QueryScope } from '../../lib/query-scope.tsx';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { More } from '../../ui/more.tsx';
import { PageLink } from '../../ui/page-link.tsx';
import { StepHeading } from '../../ui/step-heading.tsx';
import { FactList } from './fact-list.tsx';
import { sayModels } from './say-facts.ts';
import { usePrivacyFacts } from './use-privacy-facts.ts';

/** What Puente does not do, who should not use it alone, and how its answers were tested, with each miss. */
export function LimitsPage() {
  const { t } = useTranslation('limits');
  const { t: frame } = useTranslation('frame');
  usePageTitle(`${t('title')} · ${frame('title')}`);
  return (
    <section className="max-w-prose space-y-6">
      <StepHeading>{t('title')}</StepHeading>
      <FactList title={t('not.title')} lines={t('not.lines', { returnObjects: true })} />
      <FactList title={t('who.title')} lines={t('who.lines', { returnObjects: true })} />
      <FactList title={t('wrong.title')} lines={t('wrong.lines', { returnObjects: true })} />
      <QueryScope>
        <Outside />
        <Exam />
      </QueryScope>
    </section>
  );
}

/** What a model outside gets, by how this server is set up, and where all else about privacy stands. */
function Outside() {
  const { t } = useTranslation('privacy');
  const { data: facts } = usePrivacyFacts();
  return (
    <div className="space-y-2">
      {facts ? <FactList title={t('outside.title')} lines={sayModels(t, facts)} /> : null}
      <PageLink to={pagePaths.privacy} className="text-accent underline">
        {t('title')}
      </PageLink>
    </div>
  );
}

function Exam() {
  const { t } = useTranslation('limits');
  const { data, isError } = useQuery<ExamResult>({
    queryKey: ['/api/legal/exam'],
    queryFn: ({ signal }) => callEndpoint('getExamResult', { retries: 1, signal }),
    networkMode: 'always',
  });
  return (
    <div className="space-y-2">
      <h2 className="text-lg font-semibold">{t('exam.title')}</h2>
      <p>{t('exam.text')}</p>
      {isError ? <p>{t('exam.failed')}</p> : null}
      {data ? <Figures result={data} /> : null}
    </div>
  );
}

function Figures({ result }: { result: ExamResult }) {
  const { t, i18n } = useTranslation('limits');
  return (
    <>
      <p className="text-muted">
        {t('exam.ranOn', { date: formatDay(result.ranOn, i18n.language as Language) })}
      </p>
      {result.sets.map(({ name, figures, misses }) => (
        <div key={name} className="space-y-2">
          <h3 className="font-semibold">{t(`exam.sets.${name}`)}</h3>
          <ul className="list-disc space-y-1 ps-6">
            {figures.map(({ kind, right, asked }) => (
              <li key={kind}>{t(`exam.kinds.${kind}`, { right, asked })}</li>
            ))}
          </ul>
          {misses.length > 0 ? (
            <More words={t('exam.misses', { count: misses.length })}>
              <ul className="list-disc space-y-1 ps-6">
                {misses.map(({ id, language, question }) => (
                  <li key={id} lang={language}>
                    {question}
                  </li>
                ))}
              </ul>
            </More>
          ) : null}
        </div>
      ))}
    </>
  );
}
