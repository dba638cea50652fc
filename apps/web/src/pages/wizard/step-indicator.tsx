import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { type Step, stepNames, steps } from './steps.ts';

/** The labelled steps. A step shows as reached when the current number is at or past its own. */
export function StepIndicator({ current }: { current: Step }) {
  const { t } = useTranslation('wizard');
  const position = steps.indexOf(current) + 1;
  return (
    <nav aria-label={t('steps.label')}>
      <p className="mb-2 font-semibold md:hidden">
        {t('steps.progress', { position, count: steps.length, name: t(`steps.${stepNames[current]}`) })}
      </p>
      <ol className="flex gap-1.5 md:gap-2">
        {steps.map((step, index) => (
          <li
            key={step}
            aria-current={step === current ? 'step' : undefined}
            data-reached={current >= step}
            className={`min-w-0 grow basis-0 border-t-4 pt-2 ${current >= step ? 'border-accent' : 'border-line text-muted'}`}
          >
            <span
              className={`sr-only md:not-sr-only md:flex md:items-center md:gap-1 ${step === current ? 'font-semibold' : ''}`}
            >
              {current > step ? <Check aria-hidden className="hidden size-4 text-accent md:block" /> : null}
              {index + 1}. {t(`steps.${stepNames[step]}`)}
              {current >= step ? <span className="sr-only"> ({t('steps.reached')})</span> : null}
            </span>
          </li>
        ))}
      </ol>
    </nav>
  );
}
