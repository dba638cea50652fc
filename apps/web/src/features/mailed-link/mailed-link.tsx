import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toPersonMessage } from '../../lib/api/api-error.ts';
import { callEndpoint } from '../../lib/api/call-endpoint.ts';
import { useSend } from '../../lib/api/use-send.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';

export type MailedAct = 'confirmEmail' | 'unsubscribe';

const readToken = () => window.location.pathname.split('/')[2] ?? '';

/** What a mailed link is for, done by a button: mail programs open links by themselves. */
export function MailedLink({ act }: { act: MailedAct }) {
  const { t } = useTranslation('email');
  const [token] = useState(readToken);
  const { send, isBusy, isSent, error } = useSend(() => callEndpoint(act, { params: { token }, retries: 0 }));
  if (isSent)
    return (
      <div role="status">
        <Notice tone="info" title={t(`${act}.doneTitle`)}>
          <p>{t(`${act}.done`)}</p>
        </Notice>
      </div>
    );
  return (
    <div className="max-w-prose space-y-4">
      <p>{t(`${act}.lead`)}</p>
      <p>{t(`${act}.more`)}</p>
      {error ? (
        <Notice tone="problem" title={t(`${act}.failedTitle`)}>
          <p>{toPersonMessage(error, t(`${act}.failed`))}</p>
        </Notice>
      ) : null}
      <Button aria-disabled={isBusy} onClick={() => send()}>
        {t(isBusy ? `${act}.busy` : `${act}.act`)}
      </Button>
    </div>
  );
}
