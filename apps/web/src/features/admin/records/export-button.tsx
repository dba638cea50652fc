import { useTranslation } from 'react-i18next';
import { toPersonMessage } from '../../../lib/api/api-error.ts';
import { useSend } from '../../../lib/api/use-send.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { Button } from '../../../ui/button.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { fetchAdmin } from '../call-admin.ts';

interface Props {
  readonly name: 'exportAdminDocuments' | 'exportEmails';
  readonly query: Readonly<Record<string, string | undefined>>;
  readonly words: 'list.export' | 'list.exportCsv';
}

/** Saves what the filter lets through as a table, under the name that the server gives it. */
export function ExportButton({ name, query, words }: Props) {
  const { t } = useTranslation('admin');
  const { send, isBusy } = useSend(
    async () => {
      const answer = await fetchAdmin(name, { query });
      const [, fileName = 'export.csv'] =
        /filename="?([^";]+)/.exec(answer.headers.get('content-disposition') ?? '') ?? [];
      saveFile(await answer.blob(), fileName);
    },
    {
      onFailed: (error) =>
        showToast({ title: toPersonMessage(error, t('list.exportFailed')), problem: true }),
    },
  );
  return (
    <Button variant="secondary" disabled={isBusy} onClick={() => send()}>
      {t(isBusy ? 'list.exporting' : words)}
    </Button>
  );
}
