import type { LegalAnswer, LegalSource } from '@puente/contract';
import { formatDay, type Language } from '@puente/texts';
import { useTranslation } from 'react-i18next';
import { Help, Page, Referral } from './referral.tsx';

/** Longer sentences are cut off: here, and on the card of a form. */
const maxShown = 300;
export const maxOnCard = 200;

const cut = (text: string, max: number): string => (text.length > max ? `${text.slice(0, max - 1)}…` : text);

interface Props {
  readonly answer: LegalAnswer;
}

/** What the base says to a question, sentence by sentence, and what calls for a lawyer first. */
export function LegalAnswerView({ answer: { data, usage } }: Props) {
  const { t } = useTranslation('legal');
  const { kind, output, sources, referrals } = data;
  if (!output) return <p>{t('nothing')}</p>;
  return (
    <div className="space-y-4">
      {referrals.map((referral) => (
        <Referral key={referral.code} referral={referral} />
      ))}
      {kind === 'advice' ? <p className="max-w-prose">{t('advice')}</p> : null}
      {kind === 'none' ? <NoSource /> : <Sources sources={sources} max={maxShown} />}
      <p className="text-sm text-muted">{t('tokens', { count: usage.total_tokens })}</p>
    </div>
  );
}

function NoSource() {
  const { t } = useTranslation('legal');
  return (
    <div className="max-w-prose space-y-2">
      <p className="font-semibold">{t('none')}</p>
      <Help />
    </div>
  );
}

/** Sentences of the base with where each is from. */
export const Sources = ({ sources, max }: { sources: readonly LegalSource[]; max: number }) => (
  <ul className="max-w-prose space-y-4">
    {sources.map((source) => (
      <Sentence key={source.metadata.id} source={source} max={max} />
    ))}
  </ul>
);

function Sentence({ source: { content, metadata }, max }: { source: LegalSource; max: number }) {
  const { t, i18n } = useTranslation('legal');
  const { named, page, sure, checked } = metadata;
  const isDoubtful = sure === 'reported' || sure === 'unverified';
  return (
    <li>
      {content ? <p>{cut(content, max)}</p> : <p>{t('old')}</p>}
      <p className="text-sm text-muted">
        {t(`sure.${sure}`, { named })}
        {sure === 'own' ? null : (
          <>
            {' '}
            {t('checked', { date: formatDay(checked, i18n.language as Language) })}{' '}
            {page ? (
              <>
                {t(isDoubtful || !content ? 'checkOn' : 'seeOn')} <Page page={page} />
              </>
            ) : null}
          </>
        )}
      </p>
    </li>
  );
}
