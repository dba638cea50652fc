import type { MirrorView } from '@puente/contract';
import { isDifference } from '@puente/contract/mirror-verdicts';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { SaveLine } from '../../lib/box-answers/save-line.tsx';
import { useBoxAnswers } from '../../lib/box-answers/use-box-answers.ts';
import { AnswerLink } from '../../lib/form-answers/answer-link.tsx';
import { GuideLink } from '../../lib/form-answers/guide-link.tsx';
import { MirrorGroups } from '../../lib/mirror/mirror-groups.tsx';
import { useMirrorAgain } from '../../lib/mirror/use-mirror.ts';
import { usePagePictures } from '../../lib/page-pictures/use-page-pictures.ts';
import { toOwnPageUrl } from '../../lib/scan/page-image-url.ts';
import { buttonLook } from '../../ui/button.tsx';
import { PageLink } from '../../ui/page-link.tsx';
import { StepHeading } from '../../ui/step-heading.tsx';
import { Unbroken } from '../../ui/unbroken.tsx';
import { MirrorDraft } from './mirror-draft.tsx';

interface Props {
  readonly mirror: MirrorView;
  readonly sessionId: string;
}

/** Old words and new answers side by side, with the person's own words on each difference. */
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
      <MirrorGroups
        entries={entries}
        form={form}
        pictures={pictures}
        toAnswer={(entry) =>
          entry.path ? (
            <AnswerLink path={entry.path}>{t('toAnswer')}</AnswerLink>
          ) : (
            <GuideLink form={form} item={entry}>
              {t('toGuide')}
            </GuideLink>
          )
        }
        below={(entry) =>
          isDifference(entry) ? (
            <MirrorDraft
              text={drafts[entry.key] ?? ''}
              onDraft={(text) => saving.change({ drafts: { [entry.key]: text } })}
            />
          ) : null
        }
      />
      <SaveLine saving={saving} />
      <PageLink to="/generate" className={buttonLook('secondary')}>
        {t('toDownload')}
      </PageLink>
    </section>
  );
}
