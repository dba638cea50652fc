import { useCallback, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { moved, navigateHere, useHash } from '../../lib/address.ts';
import { showToast } from '../../ui/toast-store.ts';
import { type KnownDocument, parseStep, resolveStep, type Step, toHash } from './steps.ts';

export type GoToStep = (step: Step, options?: { replace?: boolean }) => void;

/**
 * The step to show and the way to another. The address holds the step, so that reload, back and forward work; a step
 * the document is not ready for is replaced by the one it is ready for.
 */
export function useStep(document: KnownDocument, known: boolean, quiet: boolean) {
  const { t } = useTranslation('wizard');
  const hash = useHash();
  const { step, refused } = resolveStep(parseStep(hash), document);

  const go = useCallback<GoToStep>(
    (next, options) => navigateHere({ hash: toHash(next) }, { ...options, state: moved }),
    [],
  );

  useEffect(() => {
    if (!known) return;
    if (refused && !quiet) {
      const missing = refused === 'no-form-data';
      const noSession = parseStep(hash) === 3 ? t('missing.sessionOfText') : t('missing.session');
      showToast({
        title: t(missing ? 'missing.title' : 'failed.title'),
        description: missing ? t('missing.text') : noSession,
        problem: true,
      });
    }
    if (hash !== toHash(step)) navigateHere({ hash: toHash(step) }, { replace: true });
  }, [known, refused, quiet, hash, step, t]);

  return { step, go };
}
