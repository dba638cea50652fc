import type { DocumentView } from '@puente/contract';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { toPersonMessage } from '../../lib/api/api-error.ts';
import { callEndpoint } from '../../lib/api/call-endpoint.ts';
import { isRead, isUnrecognised } from '../../lib/api/is-read.ts';
import { useDocument } from '../../lib/api/use-document.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { StepHeading } from '../../ui/step-heading.tsx';
import { Waiting } from '../../ui/waiting.tsx';
import { TextPanel } from './text-panel.tsx';

const pollMs = 1500;

interface Props {
  readonly document: DocumentView;
  readonly onReview: () => void;
  readonly onProcessAgain: () => void;
  readonly onAnotherFile: () => void;
}

export function RawTextStep({ document, onReview, onProcessAgain, onAnotherFile }: Props) {
  const { t } = useTranslation('raw-text');
  const { t: frame } = useTranslation('frame');
  const { text, error, isLoading, isGrowing, retry } = useRawText(document);
  const isForm = !isUnrecognised(document);
  return (
    <section className="space-y-6">
      <StepHeading>{t('title')}</StepHeading>
      {isForm ? (
        <p className="max-w-prose">{t('lead')}</p>
      ) : (
        <Unrecognised message={document.error?.message} onReview={onReview} onAnotherFile={onAnotherFile} />
      )}
      <p className="[overflow-wrap:anywhere]">{t('file', { file: document.fileName })}</p>
      {isLoading ? <Waiting label={frame('loading')} /> : null}
      {error ? (
        <Notice tone="problem" title={t('failed')}>
          <p>{toPersonMessage(error, t('failedFetch'))}</p>
          <div className="flex flex-wrap gap-3">
            <Button onClick={retry}>{t('retry')}</Button>
            <Button variant="secondary" onClick={onReview}>
              {t('skip')}
            </Button>
          </div>
        </Notice>
      ) : null}
      <p role="status">{isGrowing ? t('growing') : ''}</p>
      {text ? <TextPanel text={text} /> : null}
      {text === '' && !isGrowing && !isForm ? <p>{t('nothing')}</p> : null}
      {text === '' && !isGrowing && isForm ? (
        <Notice tone="warning">
          <p>{t('empty')}</p>
          <Button variant="secondary" onClick={onProcessAgain}>
            {t('again')}
          </Button>
        </Notice>
      ) : null}
      {isForm && !error ? <Button onClick={onReview}>{t('toReview')}</Button> : null}
    </section>
  );
}

/** The file was read, but there is no form in it: what can be done instead. */
function Unrecognised({
  message,
  onReview,
  onAnotherFile,
}: {
  message: string | undefined;
  onReview: () => void;
  onAnotherFile: () => void;
}) {
  const { t } = useTranslation('raw-text');
  return (
    <Notice tone="problem" {...(message ? { title: message } : {})}>
      <p className="max-w-prose">{t('unrecognised')}</p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={onReview}>{t('typeByHand')}</Button>
        <Button variant="secondary" onClick={onAnotherFile}>
          {t('anotherFile')}
        </Button>
      </div>
    </Notice>
  );
}

/** The text comes with the document and may grow after the form data is ready; else it is asked for. */
function useRawText(document: DocumentView) {
  const known = document.formData?.rawOcrText;
  const isKnown = typeof known === 'string' && known !== '';
  const isGrowing = isRead(document) && document.progress.ocr < 100;
  useDocument(document.sessionId, isGrowing ? pollMs : false);
  const query = useQuery({
    queryKey: ['raw-text', document.sessionId],
    queryFn: () => callEndpoint('getRawText', { params: { sessionId: document.sessionId }, retries: 1 }),
    enabled: !isKnown && !isGrowing,
  });
  return {
    text: isKnown ? known : (query.data?.rawOcrText ?? null),
    error: isKnown ? null : query.error,
    isLoading: !isKnown && query.isFetching,
    isGrowing,
    retry: () => void query.refetch(),
  };
}
