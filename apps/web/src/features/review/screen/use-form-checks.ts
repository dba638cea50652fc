import type { Remark } from '@puente/forms/checks';
import { toFormDay } from '@puente/forms/values';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { TargetForm } from '../../../lib/contract.ts';
import { type FormValues, toFormData } from '../../../lib/form-answers/form-values.ts';
import { createWarningStore } from '../model/warning-store.ts';

/** After the last keystroke; a check of the whole form must not stand in the way of the next one. */
const pauseMs = 400;

/**
 * Comes when it is first needed: the review can be read and filled in without it. The answers are looked at once it is
 * there, so that a check that had to wait does not speak of answers changed meanwhile.
 */
const check = async (
  formType: TargetForm,
  readAnswers: () => FormValues,
): Promise<readonly Remark[] | null> => {
  const checks = await import('@puente/forms/checks').catch(() => null);
  if (!checks) return null;
  // The form values were parsed by the form's own schema when the review was opened.
  const answers = readAnswers() as never;
  const today = toFormDay(new Date());
  return [
    ...checks.checkFormData(formType, answers, { today }),
    ...checks.listPlacements(formType, answers, { today }),
  ];
};

/** Inputs are named by the path of their answer. */
const findFocusedPath = () => document.activeElement?.getAttribute('name') ?? null;

/**
 * The form's warnings, kept up to date. `touch` after each change with its path, `leave` when an answer is left. Nothing
 * new is said of an answer that is still being typed.
 */
export const useFormChecks = (formType: TargetForm, original: FormValues, getValues: () => FormValues) => {
  const [warnings] = useState(createWarningStore);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const touched = useRef<string | null>(null);
  const latest = useRef(getValues);
  latest.current = getValues;

  const runIn = useCallback(
    (delayMs: number) => {
      clearTimeout(timer.current);
      timer.current = setTimeout(async () => {
        const found = await check(formType, () => toFormData(formType, latest.current(), original));
        if (!found) return;
        const typing =
          touched.current !== null && findFocusedPath() === touched.current ? touched.current : null;
        if (typing === null) touched.current = null;
        warnings.update(found, typing);
      }, delayMs);
    },
    [formType, original, warnings],
  );
  useEffect(() => {
    runIn(0);
    return () => clearTimeout(timer.current);
  }, [runIn]);

  const touch = useCallback(
    (path: string) => {
      touched.current = path;
      runIn(pauseMs);
    },
    [runIn],
  );
  const leave = useCallback(() => {
    if (touched.current !== null) runIn(0);
  }, [runIn]);
  return { warnings, touch, leave };
};
