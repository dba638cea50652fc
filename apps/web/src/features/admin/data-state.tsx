import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { toPersonMessage } from '../../lib/api/api-error.ts';
import { Notice } from '../../ui/notice.tsx';
import { Waiting } from '../../ui/waiting.tsx';

/** What was told; that it is on its way; or why it is not here. What was told before stays, with a word that it is old. */
export function DataState<T>({
  asked: { data, error },
  children,
}: {
  asked: UseQueryResult<T>;
  children: (data: T) => ReactNode;
}) {
  const { t } = useTranslation('admin');
  const { t: frame } = useTranslation('frame');
  return (
    <>
      {error ? (
        <Notice tone="problem" title={data === undefined ? t('notHere') : t('old')}>
          <p>{toPersonMessage(error, t('failed'))}</p>
        </Notice>
      ) : null}
      {data === undefined ? error ? null : <Waiting label={frame('loading')} /> : children(data)}
    </>
  );
}
