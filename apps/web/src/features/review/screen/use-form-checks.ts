import { toFormDay } from '@puente/forms/values';
import { useEffect } from 'react';
import { toFormData } from '../../../lib/form-answers/form-values.ts';
import type { ReviewModel } from '../model/review-model.ts';

/** After the last keystroke; a check of the whole form must not stand in the way of the next one. */
const pauseMs = 400;

/**
 * Comes when it is first needed: the review can be read and filled in without it. The answers are looked at once it is
 * there, so that a check that had to wait does not speak of answers changed meanwhile.
 */
async function check({ form, getState }: ReviewModel): Promise<Parameters<ReviewModel['setFound']> | null> {
  const checks = await import('@puente/forms/checks').catch(() => null);
  if (!checks) return null;
  // The answers were parsed by the form's own schema when the review was opened.
  const answers = toFormData(form.formType, getState().values, form.formData) as never;
  const today = toFormDay(new Date());
  const remarks = [
    ...checks.checkFormData(form.formType, answers, { today }),
    ...checks.listPlacements(form.formType, answers, { today }),
  ];
  return [remarks, checks.listMissing(form.formType, answers, { today })];
}

/** Checks the form at once, after each change of an answer, and when one that was typed into is left. */
function keepChecked(model: ReviewModel) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const runIn = (delayMs: number) => {
    clearTimeout(timer);
    timer = setTimeout(async () => {
      const found = await check(model);
      if (found) model.setFound(...found);
    }, delayMs);
  };
  let seen = model.getState();
  const stop = model.subscribe(() => {
    const before = seen;
    seen = model.getState();
    if (seen.values !== before.values) runIn(pauseMs);
    else if (before.typed !== null && seen.typed === null) runIn(0);
  });
  runIn(0);
  return () => {
    clearTimeout(timer);
    stop();
  };
}

/** Keeps what is said of the answers up to date while the form is on the screen. */
export function useFormChecks(model: ReviewModel) {
  useEffect(() => keepChecked(model), [model]);
}
