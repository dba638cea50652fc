import type { LegalAnswer, TargetForm } from '@puente/contract';
import { useQuery } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { toPersonMessage } from '../api/api-error.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { maxOnCard, Sources } from './legal-answer.tsx';

const maxSources = 3;

/** What to know first of a form, in short until it is opened. */
export function LegalCard({ form }: { form: TargetForm }) {
  const { t, i18n } = useTranslation('legal');
  const { language } = i18n;
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const { data, error, isFetching, refetch } = useQuery<LegalAnswer>({
    queryKey: ['/api/legal/guidance', form, language],
    queryFn: () =>
      callEndpoint('getLegalGuidance', {
        params: { formType: form },
        headers: { 'accept-language': language },
        retries: 1,
      }),
  });
  return (
    <section aria-labelledby={id} className="max-w-prose space-y-2 border-s-4 border-line ps-4 print:hidden">
      <div className="flex flex-wrap items-start justify-between gap-x-3">
        <div className="min-w-0">
          <h2 id={id} className="font-semibold">
            {t('card.title', { form })}
          </h2>
          <p className="text-sm text-muted">{t(`card.subtitle.${form}`)}</p>
        </div>
        <button
          type="button"
          aria-label={t('card.refresh')}
          disabled={isFetching}
          onClick={() => void refetch()}
          className="inline-flex size-11 items-center justify-center text-accent"
        >
          <RefreshCw aria-hidden className="size-5" />
        </button>
      </div>
      {error ? (
        <Notice tone="problem" title={t('card.failed.title')}>
          <p>{toPersonMessage(error, t('card.failed.text'))}</p>
          <Button onClick={() => void refetch()}>{t('failed.again')}</Button>
        </Notice>
      ) : null}
      {data ? <Told answer={data} isOpen={isOpen} onToggle={() => setIsOpen(!isOpen)} /> : null}
    </section>
  );
}

function Told({
  answer: { data, usage },
  isOpen,
  onToggle,
}: {
  answer: LegalAnswer;
  isOpen: boolean;
  onToggle: () => void;
}) {
  const { t } = useTranslation('legal');
  if (!data.output) return <p>{t('card.nothing')}</p>;
  return (
    <>
      {isOpen ? (
        <>
          <Sources sources={data.sources.slice(0, maxSources)} max={maxOnCard} />
          <p className="text-sm text-muted">{t('tokens', { count: usage.total_tokens })}</p>
        </>
      ) : (
        <p className="line-clamp-4">{data.output}</p>
      )}
      <button
        type="button"
        aria-expanded={isOpen}
        className="min-h-11 text-accent underline underline-offset-4"
        onClick={onToggle}
      >
        {t(isOpen ? 'card.collapse' : 'card.readMore')}
      </button>
    </>
  );
}
