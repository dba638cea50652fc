import type { FieldGuide, FieldGuideItem } from '@puente/contract';
import { sourceLanguage } from '@puente/texts';
import { memo, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SaveLine } from '../../lib/box-answers/save-line.tsx';
import { type BoxSaving, useBoxAnswers } from '../../lib/box-answers/use-box-answers.ts';
import { LegalButton } from '../../lib/legal/legal-button.tsx';
import { Button } from '../../ui/button.tsx';
import { More } from '../../ui/more.tsx';
import { Waiting } from '../../ui/waiting.tsx';
import { ItemAnswer } from './item-answer.tsx';
import { ItemWords } from './item-words.tsx';
import { SaidBefore } from './said-before.tsx';
import { estimateMinutes, groupsOf, listWaiting } from './select-items.ts';
import { useGuideAgain, useIsGuideFetching } from './use-field-guide.ts';
import { useGuidePlace } from './use-guide-place.ts';
import { WalkEnd } from './walk-end.tsx';

interface Props {
  readonly guide: FieldGuide;
  readonly sessionId: string;
  readonly onStop: () => void;
}

/**
 * The next item that waits for an answer and was not on the way; null: none does. Of items that are one choice one on the
 * way is enough: that it closes the others is known here before the server tells it.
 */
function findNext(items: readonly FieldGuideItem[], way: readonly string[]): string | null {
  const passed = new Set(items.filter(({ key }) => way.includes(key)).flatMap(groupsOf));
  const isAhead = (item: FieldGuideItem) =>
    !way.includes(item.key) && !groupsOf(item).some((group) => passed.has(group));
  return listWaiting(items).find(isAhead)?.key ?? null;
}

/** Where a way has come to its end. */
const end = '';

/** A phone may keep its keyboard at a box while a button is pressed: what was typed there counts as given. */
function leaveBox() {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}

/** Open questions one after the other, in the order of the form; each answer is saved as it is given. */
export function GuideWalk({ guide, sessionId, onStop }: Props) {
  const { t } = useTranslation('guide');
  const { fieldGuide: items } = guide;
  const saving = useBoxAnswers(sessionId, useGuideAgain(sessionId));
  const [way, setWay] = useState<readonly string[]>(() => {
    const first = findNext(items, []);
    return first === null ? [] : [first];
  });
  // What the last answer opens is known only once that is saved.
  const isFetching = useIsGuideFetching(sessionId);
  const isLooking = saving.isBusy || isFetching;
  const late = way.at(-1) === end ? findNext(items, way) : null;
  if (late !== null) setWay([...way.slice(0, -1), late]);
  const item = items.find(({ key }) => key === way.at(-1));
  if (!item && isLooking && saving.error === null) return <Waiting label={t('box.saving')} />;
  if (!item) return <WalkEnd guide={guide} saving={saving} onStop={onStop} />;
  const goOn = () => setWay([...way, findNext(items, way) ?? end]);
  return (
    <Question
      key={item.key}
      item={item}
      guide={guide}
      sessionId={sessionId}
      saving={saving}
      onBack={way.length > 1 ? () => setWay(way.slice(0, -1)) : onStop}
      onNext={goOn}
      onStop={onStop}
    />
  );
}

interface QuestionProps {
  readonly item: FieldGuideItem;
  readonly guide: FieldGuide;
  readonly sessionId: string;
  readonly saving: BoxSaving;
  readonly onBack: () => void;
  readonly onNext: () => void;
  readonly onStop: () => void;
}

function Question({ item, guide, sessionId, saving, onBack, onNext, onStop }: QuestionProps) {
  const { t } = useTranslation('guide');
  const toPlace = useGuidePlace();
  const heading = useRef<HTMLHeadingElement>(null);
  const [isTyping, setIsTyping] = useState(false);
  useEffect(() => {
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);
  const { questionText, boxes, isNew, isRequired, key } = item;
  const isAnswered = isTyping || boxes.some((box) => saving.answerOf(box) !== '');
  const leave = () => {
    saving.change({ later: { [key]: true } });
    onNext();
  };
  const leaveBoxFor = (go: () => void) => () => {
    leaveBox();
    go();
  };
  return (
    <section className="max-w-2xl space-y-4">
      <Progress item={item} guide={guide} />
      <p className="text-sm text-muted">{toPlace(item)}</p>
      <h1
        ref={heading}
        tabIndex={-1}
        lang={isNew ? sourceLanguage : undefined}
        className="text-lg font-semibold [overflow-wrap:anywhere]"
      >
        {questionText}
      </h1>
      <p className="max-w-prose">{item.explanation}</p>
      <SaidBefore item={item} sessionId={sessionId} />
      <ItemAnswer item={item} saving={saving} onTyping={setIsTyping} />
      <div className="flex flex-wrap gap-3">
        {isAnswered ? (
          <Button className="min-w-32" onClick={leaveBoxFor(onNext)}>
            {t('walk.next')}
          </Button>
        ) : (
          <Button variant="secondary" onClick={leave}>
            {t(isRequired ? 'walk.later' : 'walk.skip')}
          </Button>
        )}
        <Button variant="secondary" onClick={leaveBoxFor(onBack)}>
          {t('walk.back')}
        </Button>
      </div>
      <SaveLine saving={saving} boxes={boxes} />
      <About item={item} guide={guide} />
      <Button variant="quiet" onClick={leaveBoxFor(onStop)}>
        {t('walk.toGuide')}
      </Button>
    </section>
  );
}

/** What is told of a question beside its answer. */
const About = memo(function About({ item, guide }: { item: FieldGuideItem; guide: FieldGuide }) {
  const { t } = useTranslation('guide');
  return (
    <>
      <More words={t('more')}>
        <ItemWords item={item} guide={guide} />
      </More>
      <LegalButton form={guide.form} item={item.key} itemQuestion={item.questionText}>
        {t('askAbout')}
      </LegalButton>
    </>
  );
});

/** What is left, of the whole and of the part at hand: counted once, not at each letter typed. */
const Progress = memo(function Progress({ item, guide }: { item: FieldGuideItem; guide: FieldGuide }) {
  const { t } = useTranslation('guide');
  const left = [...new Set([item, ...listWaiting(guide.fieldGuide)])];
  const { partNumber: part, partTitle: title } = item;
  const inPart = left.filter(({ partNumber }) => partNumber === part).length;
  return (
    <p className="flex flex-wrap gap-x-3 border-b border-line pb-2 text-sm">
      <span className="font-semibold">{part === null ? title : t('walk.inPart', { part, title })}</span>
      <span className="text-muted">{t('walk.inPartLeft', { count: inPart })}</span>
      <span className="text-muted">
        {t('walk.left', { count: left.length, minutes: estimateMinutes(left) })}
      </span>
    </p>
  );
});
