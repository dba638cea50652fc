import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { AskBox } from './ask-box.tsx';
import { useReviewer, useTyped } from './reviewer-context.ts';
import { Thread } from './thread.tsx';

const longestNotes = 10_000;
const statuses = ['reviewed', 'approved'] as const;

/** What the review comes to: its status, general notes, and questions about the form as a whole. */
export function Verdict() {
  const { t } = useTranslation('attorney');
  const { typed } = useReviewer();
  const status = useTyped(({ reviewStatus }) => reviewStatus);
  const notes = useTyped(({ reviewNotes }) => reviewNotes);
  const [asking, setAsking] = useState(false);
  const id = useId();
  return (
    <section aria-labelledby={`${id}-title`} className="card space-y-5 p-4 sm:p-6">
      <h2 id={`${id}-title`} className="text-lg font-semibold">
        {t('verdict.title')}
      </h2>
      <fieldset className="space-y-2">
        <legend className="font-semibold">{t('verdict.status')}</legend>
        {statuses.map((value) => (
          <label key={value} className="flex min-h-9 items-start gap-3">
            <input
              type="radio"
              name={`${id}-status`}
              value={value}
              checked={status === value}
              onChange={() => typed.set({ reviewStatus: value })}
              className="mt-0.5 size-6 shrink-0 accent-accent"
            />
            <span>
              <span className="block font-semibold">{t(`statuses.${value}`)}</span>
              <span className="block text-sm text-muted">{t(`verdict.${value}`)}</span>
            </span>
          </label>
        ))}
      </fieldset>
      <div>
        <label htmlFor={`${id}-notes`} className="block font-semibold">
          {t('verdict.notes')} <span className="font-normal text-muted">{t('who.optional')}</span>
        </label>
        <textarea
          id={`${id}-notes`}
          rows={4}
          dir="auto"
          maxLength={longestNotes}
          value={notes}
          onChange={(event) => typed.set({ reviewNotes: event.currentTarget.value })}
          className="control mt-1"
        />
      </div>
      <div className="space-y-2">
        <Thread path="" />
        {asking ? <AskBox path="" fieldName={t('ask.wholeForm')} onSent={() => setAsking(false)} /> : null}
        <Button variant="quiet" aria-expanded={asking} onClick={() => setAsking(!asking)}>
          {asking ? t('ask.close') : t('ask.openWhole')}
        </Button>
      </div>
    </section>
  );
}
