import type { GuideBoxView, NewQuestion } from '@puente/contract';
import { tickedAnswer } from '@puente/contract/ticked-answer';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { BoxSaving } from './use-box-answers.ts';

type BoxOf = NewQuestion['boxes'][number] & Partial<Pick<GuideBoxView, 'isDate'>>;

interface Props {
  readonly boxes: readonly BoxOf[];
  /** What a box without words of its own is called. */
  readonly question: string;
  /** Of the names of the boxes, where it is not that of the screen. */
  readonly lang?: string | undefined;
  readonly saving: Pick<BoxSaving, 'answerOf' | 'change' | 'undone'>;
  /** Whether something stands in the box that is typed into, before it is left. */
  readonly onTyping?: ((isTyping: boolean) => void) | undefined;
}

/** The boxes of one question: those that exclude each other as a choice, the others one by one. */
export function BoxInputs({ boxes, question, lang, saving, onTyping }: Props) {
  const groups = [...new Set(boxes.flatMap(({ group }) => group ?? []))];
  const others = boxes.filter(({ group }) => group === null);
  return (
    <div className="space-y-3">
      {groups.map((group) => (
        <Choice key={group} boxes={boxes.filter((box) => box.group === group)} lang={lang} saving={saving} />
      ))}
      {others.map((box) => (
        <Box key={box.id} box={box} question={question} lang={lang} saving={saving} onTyping={onTyping} />
      ))}
    </div>
  );
}

function Choice({ boxes, lang, saving }: Omit<Props, 'question' | 'onTyping'>) {
  const { t } = useTranslation('guide');
  const name = useId();
  const choose = (chosen: BoxOf | null) =>
    saving.change(
      { answers: Object.fromEntries(boxes.map(({ id }) => [id, id === chosen?.id ? tickedAnswer : ''])) },
      Object.fromEntries(boxes.map((box) => [box.id, saving.answerOf(box)])),
    );
  const isChosen = boxes.some((box) => saving.answerOf(box) === tickedAnswer);
  return (
    <div>
      <div className={boxes.length > 3 ? 'grid gap-x-8 lg:grid-cols-2' : 'flex flex-wrap gap-x-8'}>
        {boxes.map((box) => (
          <label key={box.id} className="flex min-h-11 min-w-24 items-center gap-3">
            <input
              type="radio"
              name={name}
              checked={saving.answerOf(box) === tickedAnswer}
              onChange={() => choose(box)}
              className="size-6 shrink-0 accent-accent"
            />
            <span lang={lang}>{box.label}</span>
          </label>
        ))}
      </div>
      {isChosen ? (
        <button
          type="button"
          className="min-h-11 text-accent underline underline-offset-4 print:hidden"
          onClick={() => choose(null)}
        >
          {t('box.clear')}
        </button>
      ) : null}
    </div>
  );
}

interface BoxProps extends Omit<Props, 'boxes'> {
  readonly box: BoxOf;
}

/** A box named by its own words where there are some, else by its question. */
function Box({ box, question, lang, saving, onTyping }: BoxProps) {
  const { t } = useTranslation('guide');
  const id = useId();
  const label = box.label || question;
  const value = saving.answerOf(box);
  const change = (answer: string) => saving.change({ answers: { [box.id]: answer } }, { [box.id]: value });
  const put = (answer: string) => answer.trim() !== value && change(answer.trim());
  if (box.kind === 'checkbox')
    return (
      <label className="flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          checked={value === tickedAnswer}
          onChange={(event) => change(event.currentTarget.checked ? tickedAnswer : '')}
          className="size-6 shrink-0 accent-accent"
        />
        <span lang={lang}>{label}</span>
      </label>
    );
  const isLong = box.fits !== null && value.length > box.fits;
  return (
    <div className="max-w-prose">
      <label htmlFor={id} lang={lang} className={box.label ? 'font-semibold' : 'sr-only'}>
        {label}
      </label>
      {box.isDate ? <p className="text-muted">{t('box.date')}</p> : null}
      {box.kind === 'choice' ? (
        <select
          id={id}
          className="control mt-1"
          value={value}
          onChange={(event) => put(event.currentTarget.value)}
        >
          <option value="">{t('box.choose')}</option>
          {box.options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
      ) : (
        <input
          key={saving.undone}
          id={id}
          dir="auto"
          spellCheck={false}
          maxLength={2000}
          className="control mt-1"
          defaultValue={value}
          onInput={(event) => onTyping?.(event.currentTarget.value.trim() !== '')}
          onBlur={(event) => put(event.currentTarget.value)}
        />
      )}
      {isLong ? <p className="text-muted">{t('box.long')}</p> : null}
    </div>
  );
}
