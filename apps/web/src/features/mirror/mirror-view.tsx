import type { MirrorEntryView, MirrorView } from '@puente/contract';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { SaveLine } from '../../lib/box-answers/save-line.tsx';
import { useBoxAnswers } from '../../lib/box-answers/use-box-answers.ts';
import { usePagePictures } from '../../lib/page-pictures/use-page-pictures.ts';
import { toOwnPageUrl } from '../../lib/scan/page-image-url.ts';
import { buttonLook } from '../../ui/button.tsx';
import { PageLink } from '../../ui/page-link.tsx';
import { StepHeading } from '../../ui/step-heading.tsx';
import { Unbroken } from '../../ui/unbroken.tsx';
import { MirrorItem } from './mirror-item.tsx';
import { useMirrorAgain } from './use-mirror.ts';

interface Props {
  readonly mirror: MirrorView;
  readonly sessionId: string;
}

/** What needs a look first. */
const groups = [
  ['contradicts', 'contradicts'],
  ['changed', 'changed'],
  ['not-said-before', 'notSaidBefore'],
  ['not-readable', 'notReadable'],
  ['not-answered', 'notAnswered'],
  ['same', 'same'],
] as const satisfies ReadonlyArray<readonly [MirrorEntryView['verdict'], string]>;

/** These are open from the first; the others a person may open. */
const differences: ReadonlySet<MirrorEntryView['verdict']> = new Set([
  'contradicts',
  'changed',
  'not-said-before',
]);

/** Old words and new answers side by side, grouped by how they stand to each other. */
export function Mirror({ mirror, sessionId }: Props) {
  const { t } = useTranslation('guide', { keyPrefix: 'mirror' });
  const { form, entries, signedOn, drafts } = mirror;
  const saving = useBoxAnswers(sessionId, useMirrorAgain(sessionId));
  const pictures = usePagePictures(useMemo(() => toOwnPageUrl(sessionId), [sessionId]));
  return (
    <section className="max-w-4xl space-y-6">
      <div className="max-w-prose space-y-3">
        <StepHeading>
          <Unbroken text={t('title', { form })} />
        </StepHeading>
        <p>{t('lead')}</p>
        {entries.length === 0 ? (
          <p>{t('nothing')}</p>
        ) : (
          <p className="text-muted">{signedOn ? t('signedOn', { date: signedOn }) : t('noDate')}</p>
        )}
      </div>
      {groups.map(([verdict, name]) => {
        const own = entries.filter((entry) => entry.verdict === verdict);
        if (own.length === 0) return null;
        return (
          <details key={verdict} open={differences.has(verdict)} className="border-b border-line">
            <summary className="flex min-h-12 list-none items-center justify-between gap-3 py-2 hover:bg-accent-soft [&::-webkit-details-marker]:hidden">
              <h2 className="text-lg font-semibold">{t(`groups.${name}`)}</h2>
              <span className="text-muted">{own.length}</span>
            </summary>
            <ul className="divide-y divide-line">
              {own.map((entry) => (
                <MirrorItem
                  key={[entry.key, entry.path, entry.topic, entry.now].join(' ')}
                  entry={entry}
                  form={form}
                  pictures={pictures}
                  draft={drafts[entry.key] ?? ''}
                  onDraft={
                    differences.has(verdict)
                      ? (text) => saving.change({ drafts: { [entry.key]: text } })
                      : null
                  }
                />
              ))}
            </ul>
          </details>
        );
      })}
      <SaveLine saving={saving} />
      <PageLink to="/generate" className={buttonLook('secondary')}>
        {t('toDownload')}
      </PageLink>
    </section>
  );
}
