import type { OpenedReview, ReviewMirrorView } from '@puente/contract';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { toPersonMessage } from '../../../lib/api/api-error.ts';
import { callEndpoint } from '../../../lib/api/call-endpoint.ts';
import { MirrorGroups } from '../../../lib/mirror/mirror-groups.tsx';
import { usePagePictures } from '../../../lib/page-pictures/use-page-pictures.ts';
import { QueryScope } from '../../../lib/query-scope.tsx';
import { toReviewPageUrl } from '../../../lib/scan/page-image-url.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Waiting } from '../../../ui/waiting.tsx';

interface Props {
  readonly review: OpenedReview;
}

export function ReviewMirror({ review }: Props) {
  return (
    <QueryScope>
      <Fetched review={review} />
    </QueryScope>
  );
}

function Fetched({ review }: Props) {
  const { t, i18n } = useTranslation('guide', { keyPrefix: 'mirror' });
  const { language } = i18n;
  const { data, error, isFetching, refetch } = useQuery<ReviewMirrorView>({
    queryKey: [review.linkId, review.version, language],
    queryFn: () =>
      callEndpoint('getReviewMirror', {
        params: { reviewToken: review.linkId },
        headers: { 'accept-language': language },
        retries: 2,
      }),
  });
  if (data) return <Shown mirror={data} review={review} />;
  if (!error || isFetching) return <Waiting label={t('loading')} />;
  return (
    <Notice tone="problem">
      <p>{toPersonMessage(error, t('failed'))}</p>
      <Button onClick={() => void refetch()}>{t('again')}</Button>
    </Notice>
  );
}

function Shown({ mirror, review }: Props & { mirror: ReviewMirrorView }) {
  const { t } = useTranslation('attorney', { keyPrefix: 'mirror' });
  const { t: told } = useTranslation('guide', { keyPrefix: 'mirror' });
  const { linkId, sharedPages } = review;
  const { entries, heldBack, drafts, form, signedOn } = mirror;
  const pictures = usePagePictures(
    useMemo(() => toReviewPageUrl(linkId, sharedPages), [linkId, sharedPages]),
  );
  return (
    <div className="max-w-4xl space-y-3">
      <p className="max-w-prose text-muted">{t('lead')}</p>
      {entries.length === 0 ? (
        <p>{t('nothing')}</p>
      ) : (
        <p className="text-muted">{signedOn ? told('signedOn', { date: signedOn }) : told('noDate')}</p>
      )}
      {heldBack > 0 ? <p className="max-w-prose">{t('heldBack', { count: heldBack })}</p> : null}
      <MirrorGroups
        entries={entries}
        form={form}
        pictures={pictures}
        below={({ key }) =>
          drafts[key] ? (
            <p className="max-w-prose [overflow-wrap:anywhere]">{t('own', { text: drafts[key] })}</p>
          ) : null
        }
      />
    </div>
  );
}
