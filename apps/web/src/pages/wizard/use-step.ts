import { useCallback, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { showToast } from '../../ui/toast-store.ts';
import { type KnownDocument, parseStep, resolveStep, type Step, toHash } from './steps.ts';

export type GoToStep = (step: Step, options?: { replace?: boolean }) => void;

/**
 * The step to show and the way to another. The address holds the step, so that reload, back and forward work; a step
 * the document is not ready for is replaced by the one it is ready for.
 */
export function useStep(document: KnownDocument, known: boolean, quiet: boolean) {
  const { t } = useTranslation('wizard');
  const { hash } = useLocation();
  const navigate = useNavigate();
  const { step, refused } = resolveStep(parseStep(hash), document);

  const go = useCallback<GoToStep>(
    (next, options = {}) => {
      void navigate({ hash: toHash(next) }, { replace: options.replace ?? false, state: { moved: true } });
    },
    [navigate],
  );

  useEffect(() => {
    if (!known) return;
    if (refused && !quiet) {
      const missing = refused === 'no-form-data';
      const noSession = parseStep(hash) === 3 ? t('rawText.noSession') : t('processing.sessionMissing');
      showToast({
        title: t(missing ? 'missing.title' : 'processing.errorTitle'),
        description: missing ? t('missing.text') : noSession,
        problem: true,
      });
    }
    if (hash !== toHash(step)) void navigate({ hash: toHash(step) }, { replace: true });
  }, [known, refused, quiet, hash, step, navigate, t]);

  return { step, go };
}
