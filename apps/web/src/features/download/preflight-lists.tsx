import type { Preflight } from '@puente/contract';
import { answersOf } from '@puente/forms/answers';
import { toGuidePath, traitsOf } from '@puente/forms/traits';
import { sourceLanguage } from '@puente/texts';
import { useTranslation } from 'react-i18next';
import { AnswerLink } from '../../lib/form-answers/answer-link.tsx';
import { nameAnswer } from '../../lib/form-answers/name-answer.ts';
import { useSay } from '../../lib/i18n/use-say.ts';
import { buttonLook } from '../../ui/button.tsx';
import { PageLink } from '../../ui/page-link.tsx';
import { BlankItem, type Place, usePlace } from './blank-item.tsx';
import { Fold } from './fold.tsx';

const keyOf = ({ page, part, item }: Place, rest: string) => [page, part, item, rest].join(' ');

/** Questions that the review does not ask: they are answered in the guide, or by hand on paper. */
export function OwnItems({ preflight: { missing, form } }: { preflight: Preflight }) {
  const { t } = useTranslation('download');
  const items = missing.filter(({ path }) => path === null);
  if (items.length === 0) return null;
  return (
    <Fold title={t('preflight.byHand.title', { count: items.length })}>
      <p className="text-muted">{t('preflight.byHand.text')}</p>
      <PageLink to={`${toGuidePath(form)}?open`} className={buttonLook('secondary')}>
        {t('preflight.byHand.action')}
      </PageLink>
      <ul className="space-y-2">
        {items.map((item) => (
          <li key={item.id}>
            <BlankItem item={item} />
          </li>
        ))}
      </ul>
    </Fold>
  );
}

/** Answers that are not on the form, because its edition has no box for them or none that is sure. */
export function UnplacedAnswers({ preflight: { byHand, edition } }: { preflight: Preflight }) {
  const { t } = useTranslation('download');
  const toPlace = usePlace();
  const lists = (['uncertain', 'gone'] as const).map((reason) => ({
    reason,
    answers: byHand.filter((answer) => answer.reason === reason),
  }));
  return lists.map(({ reason, answers }) =>
    answers.length === 0 ? null : (
      <Fold key={reason} title={t(`preflight.unplaced.${reason}.title`, { count: answers.length })}>
        <p className="text-muted">{t(`preflight.unplaced.${reason}.text`, { edition })}</p>
        <ul className="list-disc space-y-2 ps-5">
          {answers.map((answer) => (
            <li key={keyOf(answer, answer.text ?? '')}>
              <span className="block font-semibold">{toPlace(answer)}</span>
              <span className="whitespace-pre-line [overflow-wrap:anywhere]">
                {answer.text ?? t('preflight.unplaced.tick')}
              </span>
            </li>
          ))}
        </ul>
      </Fold>
    ),
  );
}

export function SignaturePlaces({ preflight: { sign, form } }: { preflight: Preflight }) {
  const { t } = useTranslation('download');
  const toPlace = usePlace();
  return (
    <Fold title={t('preflight.sign.title')}>
      <p className="text-muted">{t('preflight.sign.text')}</p>
      <ul className="list-disc space-y-2 ps-5">
        {sign.map((place) => (
          <li key={place.who}>
            <span className="block font-semibold">{toPlace(place)}</span>
            {t(`preflight.sign.${place.who}`)}
          </li>
        ))}
      </ul>
      {traitsOf(form).hasInterviewPart ? <p>{t('preflight.sign.interview')}</p> : null}
    </Fold>
  );
}

export function MovedAnswers({ preflight }: { preflight: Preflight }) {
  const { t } = useTranslation('download');
  const toPlace = usePlace();
  const moved = preflight.toAdditionalInformation;
  if (moved.length === 0) return null;
  const part = traitsOf(preflight.form).additionalPart;
  return (
    <Fold title={t('preflight.moved.title', { part, count: moved.length })}>
      <p className="text-muted">{t('report.movedText')}</p>
      <ul className="list-disc space-y-2 ps-5">
        {moved.map((answer) => (
          <li key={keyOf(answer, answer.text)}>
            <span className="block font-semibold">{toPlace(answer)}</span>
            <span className="whitespace-pre-line [overflow-wrap:anywhere]">{answer.text}</span>
            {answer.on === 'sheet' ? (
              <span className="block text-muted">{t('preflight.moved.sheet')}</span>
            ) : null}
          </li>
        ))}
      </ul>
    </Fold>
  );
}

export function EditedAnswers({ preflight: { editedFromPaper, form } }: { preflight: Preflight }) {
  const { t } = useTranslation('download');
  const { t: review } = useTranslation('review');
  const { t: label } = useTranslation('fields', { lng: sourceLanguage });
  if (editedFromPaper.length === 0) return null;
  const sections = answersOf(form).sections;
  const show = (value: string | boolean | null) => {
    if (typeof value === 'boolean') return review(value ? 'yes' : 'no');
    return value || t('preflight.edited.empty');
  };
  return (
    <Fold title={t('preflight.edited.title', { count: editedFromPaper.length })}>
      <p className="text-muted">{t('preflight.edited.text')}</p>
      <ul className="space-y-3">
        {editedFromPaper.map(({ path, asRead, now }) => (
          <li key={path} className="[overflow-wrap:anywhere]">
            <AnswerLink path={path}>{nameAnswer(sections, path, { t: review, label })}</AnswerLink>
            <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3">
              <dt className="text-muted">{t('preflight.edited.asRead')}</dt>
              <dd>{show(asRead)}</dd>
              <dt className="text-muted">{t('preflight.edited.now')}</dt>
              <dd>{show(now)}</dd>
            </dl>
          </li>
        ))}
      </ul>
    </Fold>
  );
}

/** What the boxes print in other letters, with the passport's spelling where it may be another. */
export function LetterChanges({ preflight: { changedLetters, form } }: { preflight: Preflight }) {
  const { t } = useTranslation('download');
  const { t: review } = useTranslation('review');
  const { t: label } = useTranslation('fields', { lng: sourceLanguage });
  if (changedLetters.length === 0) return null;
  const sections = answersOf(form).sections;
  return (
    <Fold title={t('preflight.letters.title', { count: changedLetters.length })}>
      <p className="text-muted">{t('preflight.letters.text')}</p>
      <ul className="space-y-3">
        {changedLetters.map(({ path, typed, printed, passport }) => (
          <li key={`${path} ${typed}`} className="[overflow-wrap:anywhere]">
            <AnswerLink path={path}>{nameAnswer(sections, path, { t: review, label })}</AnswerLink>
            <p>{t('preflight.letters.printed', { typed, printed })}</p>
            {passport === null ? null : (
              <p className="text-muted">{t('preflight.letters.passport', { passport })}</p>
            )}
          </li>
        ))}
      </ul>
    </Fold>
  );
}

export function PaperNotes({ preflight: { notes, form } }: { preflight: Preflight }) {
  const { t } = useTranslation('download');
  const say = useSay('notes');
  if (notes.length === 0) return null;
  return (
    <Fold title={t('preflight.notes.title', { count: notes.length })} open>
      <ul className="list-disc space-y-2 ps-5">
        {notes.map(({ code, params }) => (
          <li key={code} className="max-w-prose">
            {say({ code, params: { ...params, form } })}
          </li>
        ))}
      </ul>
    </Fold>
  );
}
