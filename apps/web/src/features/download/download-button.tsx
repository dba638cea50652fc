import type { TargetForm } from '@puente/contract';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useAccount } from '../../lib/account/account-store.ts';
import { Button } from '../../ui/button.tsx';
import { Unbroken } from '../../ui/unbroken.tsx';

interface Props {
  readonly form: TargetForm;
  /** Of the filled form. */
  readonly fileName: string;
  readonly busy: boolean;
  readonly done: boolean;
  readonly onDownload: () => void;
}

/** What this step is for. */
export function DownloadButton({ form, fileName, busy, done, onDownload }: Props) {
  const { t } = useTranslation('download');
  const account = useAccount();
  return (
    <div className="space-y-2 print:hidden">
      <Button disabled={busy} onClick={onDownload} className="w-full sm:w-auto sm:min-w-64">
        <Download aria-hidden className="size-5 shrink-0" />
        {busy ? t('generating') : t(done ? 'again' : 'download')}
      </Button>
      <p className="text-muted">
        <Unbroken text={t('fileName', { file: fileName })} />
      </p>
      {account.kind === 'signed-out' ? (
        <p className="max-w-prose">
          <Unbroken text={t('get.account', { form })} />
        </p>
      ) : null}
    </div>
  );
}
