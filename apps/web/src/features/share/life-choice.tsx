import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { lives, type ShareHours } from './share-hours.ts';

/** How long a link is to work, counted from now. */
export function LifeChoice({
  hours,
  onChange,
}: {
  hours: ShareHours;
  onChange: (hours: ShareHours) => void;
}) {
  const { t } = useTranslation('share');
  const name = useId();
  return (
    <fieldset>
      <legend className="font-semibold">{t('life.legend')}</legend>
      <div className="mt-2 grid grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))] gap-3 sm:flex">
        {lives.map((life) => (
          <label
            key={life.hours}
            className={`flex min-h-11 items-center gap-3 rounded-md border px-4 py-2 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent ${life.hours === hours ? 'border-accent bg-accent-soft' : 'border-control bg-paper'}`}
          >
            <input
              type="radio"
              name={name}
              checked={life.hours === hours}
              onChange={() => onChange(life.hours)}
              className="size-5 shrink-0 accent-accent"
            />
            {t(`life.${life.name}`)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
