import type { ReadBackView } from '@puente/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

const helpers = ['interpreter', 'preparer'] as const;

/** Who else has a part of the form to fill and sign. It is asked, and never filled for them. */
export function WhoHelped({ parts }: { parts: ReadBackView['helperParts'] }) {
  const { t } = useTranslation('guide', { keyPrefix: 'readBack' });
  const [said, setSaid] = useState<readonly string[]>([]);
  return (
    <fieldset className="max-w-prose space-y-2 print:hidden">
      <legend className="text-lg font-semibold">{t('helpers.title')}</legend>
      {helpers.map((who) => (
        <div key={who}>
          <label className="flex min-h-11 items-center gap-3">
            <input
              type="checkbox"
              checked={said.includes(who)}
              onChange={(event) =>
                setSaid(event.currentTarget.checked ? [...said, who] : said.filter((one) => one !== who))
              }
              className="size-6 shrink-0 accent-accent"
            />
            {t(`helpers.${who}`)}
          </label>
          {said.includes(who) ? (
            <p className="ps-9">
              {t(`helpers.${who}Text`, { part: t('helpers.part', { part: parts[who] }) })}
            </p>
          ) : null}
        </div>
      ))}
    </fieldset>
  );
}
