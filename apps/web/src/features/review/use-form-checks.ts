import type { FormWarning } from '@puente/forms/checks';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { FormType } from '../../lib/contract.ts';
import { type FormValues, toFormData } from './form-values.ts';
import { createWarningStore } from './warning-store.ts';

/** After the last keystroke; a check of the whole form must not stand in the way of the next one. */
const pauseMs = 400;

/** Comes when it is first needed: the review can be read and filled in without it. */
const check = async (formType: FormType, data: FormValues): Promise<readonly FormWarning[]> => {
  const { checkFormData } = await import('@puente/forms/checks');
  // The form values were parsed by the form's own schema when the review was opened.
  return checkFormData(formType, data as never, { today: new Date() });
};

const findFocusedPath = () =>
  document.activeElement?.closest<HTMLElement>('[data-path]')?.dataset.path ?? null;

/**
 * The form's warnings, kept up to date. `touch` after each change with its path, `leave` when an answer is left. Nothing
 * new is said of an answer that is still being typed.
 */
export const useFormChecks = (formType: FormType, original: FormValues, getValues: () => FormValues) => {
  const [warnings] = useState(createWarningStore);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const touched = useRef<string | null>(null);
  const latest = useRef(getValues);
  latest.current = getValues;

  const runIn = useCallback(
    (delayMs: number) => {
      clearTimeout(timer.current);
      timer.current = setTimeout(async () => {
        const found = await check(formType, toFormData(formType, latest.current(), original)).catch(
          () => null,
        );
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
