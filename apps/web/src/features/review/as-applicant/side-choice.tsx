import { useId } from 'react';
import { useTranslation } from 'react-i18next';

const sides = ['here', 'there'] as const;

/** Which of the two is to count, of one answer that was changed here and elsewhere. */
export function SideChoice({
  name,
  isThere,
  onChoose,
}: {
  name: string;
  isThere: boolean;
  onChoose: (isThere: boolean) => void;
}) {
  const { t } = useTranslation('review');
  const id = useId();
  return (
    <fieldset className="mt-2 flex flex-wrap gap-x-6">
      <legend className="sr-only">{t('conflict.choose', { field: name })}</legend>
      {sides.map((side) => (
        <label key={side} className="flex min-h-11 items-center gap-2">
          <input
            type="radio"
            name={id}
            checked={isThere === (side === 'there')}
            onChange={() => onChoose(side === 'there')}
            className="size-6 shrink-0 accent-accent"
          />
          {t(`conflict.${side}`)}
        </label>
      ))}
    </fieldset>
  );
}
