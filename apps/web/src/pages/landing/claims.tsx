import { routes } from '@puente/contract/routes';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { showClaims } from './show-claims.ts';

const claims = ['people', 'rating', 'time', 'documents', 'seconds'] as const;
const sources = ['operator', 'server'] as const;

/** What the operator says of the site, or else what it has measured. It stands empty and unseen until that is known. */
export function Claims() {
  const { t } = useTranslation('landing');
  const part = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (part.current) void showClaims(part.current);
  }, []);
  return (
    <div ref={part} hidden data-claims={routes.getClaims.path} className="space-y-4">
      <dl className="flex flex-wrap gap-x-12 gap-y-5">
        {claims.map((claim) => (
          <div key={claim} hidden data-claim={claim} className="flex flex-col-reverse">
            <dt className="text-sm text-muted">{t(`claims.${claim}`)}</dt>
            {/* It may have been filled in before this code came. */}
            <dd suppressHydrationWarning className="text-lg font-semibold">
              {'\u00a0'}
            </dd>
          </div>
        ))}
      </dl>
      {sources.map((source) => (
        <p key={source} hidden data-claim={source} className="text-sm text-muted">
          {t(`claims.${source}`)}
        </p>
      ))}
    </div>
  );
}
