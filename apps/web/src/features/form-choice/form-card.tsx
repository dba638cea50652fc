import type { TargetForm } from '@puente/contract';
import { traitsOf } from '@puente/forms/traits';
import { useTranslation } from 'react-i18next';
import { EditionWarning } from '../../lib/standing/edition-warning.tsx';

/** One form to choose, as a radio button in the shape of a card. */
export function FormCard({
  formType,
  chosen,
  onChoose,
}: {
  formType: TargetForm;
  chosen: boolean;
  onChoose: () => void;
}) {
  const { t } = useTranslation('form-choice');
  const key = traitsOf(formType).key;
  const features = t(`${key}.features`, { returnObjects: true });
  return (
    <div
      className={`space-y-4 rounded-lg border-2 p-5 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent ${chosen ? 'border-accent bg-accent-soft' : 'border-line bg-paper hover:border-control'}`}
    >
      <label className="block">
        <span className="flex items-start gap-3">
          <input
            type="radio"
            name="form-type"
            value={formType}
            checked={chosen}
            onChange={onChoose}
            aria-labelledby={`${key}-name`}
            aria-describedby={`${key}-features`}
            className="mt-1 size-6 shrink-0 accent-accent"
          />
          <span id={`${key}-name`}>
            <span className="flex flex-wrap items-center gap-2">
              <strong className="text-lg">{formType}</strong>
              <span className="rounded border border-accent bg-paper px-2 text-sm font-semibold text-accent">
                {t(`${key}.badge`)}
              </span>
            </span>
            <span className="block">{t(`${key}.subtitle`)}</span>
          </span>
        </span>
        <span id={`${key}-features`} className="mt-4 block space-y-1 ps-9 text-muted">
          {features.map((feature) => (
            <span key={feature} className="block">
              {feature}
            </span>
          ))}
        </span>
      </label>
      <EditionWarning form={formType} />
    </div>
  );
}
