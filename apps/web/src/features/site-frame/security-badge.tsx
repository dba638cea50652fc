import { Lock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { lazyView } from '../../lib/i18n/lazy-view.ts';
import { PartButton } from '../../lib/part-button.tsx';

const SecurityFacts = lazyView(() => import('./security-facts.tsx').then((m) => m.SecurityFacts), 'facts');

/** A promise, and behind it the facts that make it one. */
export function SecurityBadge() {
  const { t } = useTranslation();
  return (
    <PartButton
      part={(close) => <SecurityFacts onClose={close} />}
      className="inline-flex min-h-8 items-center gap-1.5 rounded-full border border-accent px-2.5 text-sm font-semibold text-accent hover:bg-accent-soft"
    >
      <Lock aria-hidden className="size-4" />
      {t('badge')}
    </PartButton>
  );
}
