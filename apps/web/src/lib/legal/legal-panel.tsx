import { quickTopics } from '@puente/contract/quick-topics';
import { type FormEvent, useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Waiting } from '../../ui/waiting.tsx';
import { toPersonMessage } from '../api/api-error.ts';
import { useOutsideModel } from '../api/use-outside-model.ts';
import { LegalAnswerView } from './legal-answer.tsx';
import { type Matter, useLegal } from './use-legal.ts';

const maxLength = 2000;

/** A question in own words, or one of three that people often have; below them what the base says. */
export function LegalPanel({ form, item, itemQuestion }: Matter) {
  const { t } = useTranslation('legal');
  const id = useId();
  const [query, setQuery] = useState('');
  const model = useOutsideModel('legalModel');
  const { answer, error, isBusy, ask, again } = useLegal({ form, item });
  // Who comes from a question of the form hears of that first.
  useEffect(() => {
    if (itemQuestion) ask({ query: t('initial', { label: itemQuestion, form: form ?? '' }) });
  }, [itemQuestion, form, ask, t]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (query.trim() !== '') ask({ query: query.trim() });
  };
  return (
    <div className="space-y-4">
      {itemQuestion ? <p className="max-w-prose font-semibold">{itemQuestion}</p> : null}
      <form onSubmit={submit} className="max-w-prose space-y-3">
        <label htmlFor={id} className="font-semibold">
          {t('label')}
        </label>
        <p id={`${id}-hint`} className="text-sm text-muted">
          {t('hint')} {model ? t('model', { host: model }) : null}
        </p>
        <div className="flex flex-wrap gap-3">
          <input
            id={id}
            dir="auto"
            maxLength={maxLength}
            autoComplete="off"
            aria-describedby={`${id}-hint`}
            className="control min-w-0 flex-1 basis-40"
            value={query}
            onChange={(event) => setQuery(event.currentTarget.value)}
          />
          <Button type="submit" disabled={query.trim() === ''}>
            {t('ask')}
          </Button>
        </div>
        <div className="flex flex-wrap gap-x-5">
          {quickTopics.map((topic) => (
            <button
              key={topic}
              type="button"
              className="min-h-11 text-accent underline underline-offset-4"
              onClick={() => ask({ topic })}
            >
              {t(`topics.${topic}`)}
            </button>
          ))}
        </div>
      </form>
      <div aria-live="polite" aria-busy={isBusy}>
        {error ? (
          <Notice tone="problem" title={t('failed.title')}>
            <p>{toPersonMessage(error, t('failed.text'))}</p>
            <Button onClick={again}>{t('failed.again')}</Button>
          </Notice>
        ) : answer ? (
          <LegalAnswerView answer={answer} />
        ) : isBusy ? (
          <Waiting label={t('searching')} />
        ) : null}
      </div>
    </div>
  );
}
