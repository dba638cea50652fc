import type { FieldGuide, FieldGuideItem } from '@puente/contract';
import { sourceLanguage } from '@puente/texts';
import { useTranslation } from 'react-i18next';
import { SaveLine } from '../../lib/box-answers/save-line.tsx';
import { useBoxAnswers } from '../../lib/box-answers/use-box-answers.ts';
import { AnswerLink } from '../../lib/form-answers/answer-link.tsx';
import { toGuideAnchor } from '../../lib/form-answers/guide-link.tsx';
import { LegalButton } from '../../lib/legal/legal-button.tsx';
import { More } from '../../ui/more.tsx';
import { ItemAnswer } from './item-answer.tsx';
import { ItemWords } from './item-words.tsx';
import { SaidBefore } from './said-before.tsx';
import { isAskedHere, isFilled, isStray } from './select-items.ts';
import { useGuideAgain } from './use-field-guide.ts';
import { useGuidePlace } from './use-guide-place.ts';

interface Props {
  readonly item: FieldGuideItem;
  readonly guide: FieldGuide;
  readonly sessionId: string;
  readonly showKeys: boolean;
}

export function GuideItemCard({ item, guide, sessionId, showKeys }: Props) {
  const { t, i18n } = useTranslation('guide');
  const toPlace = useGuidePlace();
  const again = useGuideAgain(sessionId);
  const saving = useBoxAnswers(sessionId, again);
  const { questionText, label, isRequired, eligibilityCategory, closedBecause, path, isNew } = item;
  const stray = isStray(item);
  return (
    <article id={toGuideAnchor(item)} className="scroll-mt-24 space-y-2 border-t border-line py-4">
      <header className="max-w-prose space-y-1">
        <p className="flex flex-wrap items-center gap-x-3 text-sm text-muted">
          <span>{toPlace(item)}</span>
          {isRequired ? <span className="font-semibold text-ink">{t('required')}</span> : null}
          {isNew ? <span className="font-semibold text-ink">{t('isNew')}</span> : null}
          {eligibilityCategory ? <span>{eligibilityCategory}</span> : null}
        </p>
        <h3 className="font-semibold [overflow-wrap:anywhere]" lang={isNew ? sourceLanguage : undefined}>
          {questionText}
        </h3>
        {i18n.language === sourceLanguage || isNew ? null : (
          <p lang={sourceLanguage} className="text-sm text-muted">
            {label}
          </p>
        )}
        <Badges item={item} />
      </header>
      {isFilled(item) ? (
        <p className="[overflow-wrap:anywhere]">{t('answer', { value: item.value ?? '' })}</p>
      ) : null}
      {closedBecause && (stray || !isFilled(item)) ? <p className="text-muted">{closedBecause}</p> : null}
      {stray ? <p className="font-semibold text-check print:hidden">{t('closedButFilled')}</p> : null}
      {path === null ? null : (
        <AnswerLink path={path}>{t(isFilled(item) ? 'inReview' : 'addInReview')}</AnswerLink>
      )}
      {isAskedHere(item) || stray ? (
        <>
          <SaidBefore item={item} sessionId={sessionId} />
          <ItemAnswer item={item} saving={saving} />
          <SaveLine saving={saving} boxes={item.boxes} />
        </>
      ) : null}
      {path !== null && item.boxes.length > 0 && isFilled(item) ? (
        <div className="print:hidden">
          <More words={t('besides')}>
            <ItemAnswer item={item} saving={saving} />
            <SaveLine saving={saving} boxes={item.boxes} />
          </More>
        </div>
      ) : null}
      <div className="flex flex-wrap items-start gap-x-6">
        <More words={t('more')}>
          <ItemWords item={item} guide={guide} />
        </More>
        <LegalButton form={guide.form} item={item.key} itemQuestion={questionText}>
          {t('askAbout')}
        </LegalButton>
      </div>
      {showKeys ? (
        <ul className="text-sm text-muted [overflow-wrap:anywhere]">
          {item.pdfKeys.map((key) => (
            <li key={key}>
              <code>{key}</code>
            </li>
          ))}
        </ul>
      ) : null}
    </article>
  );
}

const tones = {
  good: 'border-good text-good',
  check: 'border-check text-check',
  bad: 'border-bad text-bad',
  plain: 'border-line text-muted',
};

const Badge = ({ tone, text }: { tone: keyof typeof tones; text: string }) => (
  <li className={`rounded border px-2 text-sm ${tones[tone]}`}>{text}</li>
);

/** Whether an item is answered, and how surely it was read. */
function Badges({ item }: { item: FieldGuideItem }) {
  const { t } = useTranslation('guide');
  const { confidence, closedBecause, isByHand, isLater } = item;
  const state = isFilled(item)
    ? ({ tone: 'good', text: t('filled') } as const)
    : isByHand
      ? ({ tone: 'plain', text: t('byHand') } as const)
      : closedBecause === null
        ? ({ tone: 'check', text: t('missing') } as const)
        : ({ tone: 'plain', text: t('notAsked') } as const);
  const sure = { high: 'good', medium: 'check', low: 'bad' } as const;
  return (
    <ul className="flex flex-wrap gap-2">
      <Badge {...state} />
      {isLater && !isFilled(item) ? <Badge tone="plain" text={t('isLater')} /> : null}
      {confidence ? <Badge tone={sure[confidence]} text={t(`confidence.${confidence}`)} /> : null}
    </ul>
  );
}
