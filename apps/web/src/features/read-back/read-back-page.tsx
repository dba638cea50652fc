import type { TargetForm } from '@puente/contract';
import { sourceLanguage } from '@puente/texts';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { FilledPage } from '../../lib/filled-pages/filled-page.tsx';
import { AnswerLink } from '../../lib/form-answers/answer-link.tsx';
import { GuideLink } from '../../lib/form-answers/guide-link.tsx';
import type { PagePictures } from '../../lib/page-pictures/page-pictures.ts';
import { Button } from '../../ui/button.tsx';
import { More } from '../../ui/more.tsx';
import type { ReadBackLine, ReadBackPageOf } from './list-pages.ts';
import { useSpeech } from './use-speech.ts';

interface Props {
  readonly page: ReadBackPageOf;
  readonly pageCount: number;
  readonly form: TargetForm;
  readonly pictures: PagePictures;
  readonly ticked: ReadonlySet<string>;
  readonly onTick: (ids: readonly string[], on: boolean) => void;
}

/** One page of the filled form: what it says line by line, and its picture. */
export function ReadBackPage({ page, pageCount, form, pictures, ticked, onTick }: Props) {
  const { t } = useTranslation('guide', { keyPrefix: 'readBack' });
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const title = page.isSheet
    ? t('sheet', { page: page.page })
    : t('pageOf', { page: page.page, pages: pageCount });
  return (
    <div className="space-y-4">
      <h2 ref={heading} tabIndex={-1} className="text-lg font-semibold">
        {title}
      </h2>
      <Aloud page={page} />
      <ol className="divide-y divide-line border-y border-line">
        {page.lines.map((line) => (
          <Line
            key={line.id}
            line={line}
            form={form}
            checked={ticked.has(line.id)}
            onTick={(on) => onTick([line.id], on)}
          />
        ))}
      </ol>
      <More words={t('picture')}>
        <FilledPage pictures={pictures} formType={form} page={page.page} pageCount={pageCount} />
      </More>
    </div>
  );
}

function Line({
  line,
  form,
  checked,
  onTick,
}: {
  line: ReadBackLine;
  form: TargetForm;
  checked: boolean;
  onTick: (on: boolean) => void;
}) {
  const { t, i18n } = useTranslation('guide', { keyPrefix: 'readBack' });
  const { question, questionEnglish, value, valueEnglish, number, part, path, item } = line;
  const isForeign = i18n.language !== sourceLanguage;
  return (
    <li className="space-y-1 py-3">
      <p className="text-sm text-muted">{[number, part].filter(Boolean).join(' · ')}</p>
      <p>{question ?? t('unknown')}</p>
      {isForeign && questionEnglish ? (
        <p lang={sourceLanguage} className="text-sm text-muted">
          {questionEnglish}
        </p>
      ) : null}
      <p className="font-semibold whitespace-pre-line [overflow-wrap:anywhere]">{value}</p>
      {isForeign && valueEnglish !== value ? (
        <p lang={sourceLanguage} className="text-sm text-muted">
          {valueEnglish}
        </p>
      ) : null}
      <div className="flex flex-wrap items-center gap-x-6">
        <label className="flex min-h-11 items-center gap-3">
          <input
            type="checkbox"
            checked={checked}
            onChange={(event) => onTick(event.currentTarget.checked)}
            className="size-6 shrink-0 accent-accent"
          />
          {t('right')}
        </label>
        {path ? <AnswerLink path={path}>{t('wrong')}</AnswerLink> : null}
        {path === null && item ? (
          <GuideLink form={form} item={item}>
            {t('wrong')}
          </GuideLink>
        ) : null}
      </div>
    </li>
  );
}

/** Reads the page with a voice of the device, where it has one. */
function Aloud({ page }: { page: ReadBackPageOf }) {
  const { t, i18n } = useTranslation('guide', { keyPrefix: 'readBack' });
  const speech = useSpeech(i18n.language);
  if (!speech) return <p className="text-muted">{t('speech.none')}</p>;
  const sentences = page.lines.flatMap(({ question, value }) => [
    question ?? t('unknown'),
    t('speech.answer', { value }),
  ]);
  return (
    <Button variant="secondary" onClick={() => (speech.isSpeaking ? speech.stop() : speech.speak(sentences))}>
      {t(speech.isSpeaking ? 'speech.stop' : 'speech.read')}
    </Button>
  );
}
