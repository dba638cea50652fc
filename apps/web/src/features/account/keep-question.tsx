import { formatMoment } from '@puente/texts';
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { DocumentAtHand } from './use-document-at-hand.ts';

const answers = [true, false] as const;

/**
 * Whether the document at hand goes into the account. No answer is chosen beforehand: the document may be somebody
 * else's.
 */
export function KeepQuestion({
  document,
  value,
  onChange,
  isMissing,
}: {
  document: DocumentAtHand;
  value: boolean | null;
  onChange: (keep: boolean) => void;
  isMissing: boolean;
}) {
  const { t, i18n } = useTranslation('account');
  const id = useId();
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isMissing) first.current?.focus();
  }, [isMissing]);
  const date = formatMoment(document.uploadedAt, i18n.language);
  return (
    <fieldset
      className="space-y-2 rounded-md border border-line p-3"
      aria-describedby={isMissing ? `${id}-missing` : undefined}
    >
      <legend className="px-1 font-semibold">{t('keep.question')}</legend>
      <p>{t('keep.what', { date })}</p>
      {answers.map((keep) => (
        <label key={String(keep)} className="flex min-h-8 items-center gap-3">
          <input
            ref={keep ? first : undefined}
            type="radio"
            name={id}
            checked={value === keep}
            onChange={() => onChange(keep)}
            className="size-5 shrink-0 accent-accent"
          />
          {t(keep ? 'keep.yes' : 'keep.no')}
        </label>
      ))}
      {isMissing ? (
        <p id={`${id}-missing`} role="alert" className="font-semibold text-bad">
          {t('keep.missing')}
        </p>
      ) : null}
    </fieldset>
  );
}
