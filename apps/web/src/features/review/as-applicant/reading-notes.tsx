import type { ReadingNote } from '@puente/contract';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { callEndpoint } from '../../../lib/api/call-endpoint.ts';
import { useSay } from '../../../lib/i18n/use-say.ts';
import { Notice } from '../../../ui/notice.tsx';
import type { WorkingCopy } from '../saving/working-copy.ts';

/** What was left out or is in doubt in the reading as a whole, in plain words. Nothing to say, nothing shown. */
export function ReadingNotes({ copy }: { copy: WorkingCopy }) {
  const { t } = useTranslation('review');
  const { sessionId, formType } = copy.document;
  const { data } = useQuery({
    queryKey: ['reading-notes', sessionId, formType],
    queryFn: () => callEndpoint('getReadingNotes', { params: { sessionId }, retries: 1 }),
  });
  if (!data || data.notes.length === 0) return null;
  return (
    <Notice tone="warning" title={t('notes.title')}>
      <ul className="max-w-prose list-disc space-y-1 ps-5">
        {data.notes.map((note) => (
          <NoteLine
            key={`${note.code} ${JSON.stringify(note.params)}`}
            note={note}
            form={formType}
            onGo={(path) => copy.model.goTo(path)}
          />
        ))}
      </ul>
    </Notice>
  );
}

function NoteLine({ note, form, onGo }: { note: ReadingNote; form: string; onGo: (path: string) => void }) {
  const { t } = useTranslation('review');
  const say = useSay('notes');
  const { path } = note;
  return (
    <li>
      {say({ code: note.code, params: { ...note.params, form } })}{' '}
      {path === null ? null : (
        <button
          type="button"
          onClick={() => onGo(path)}
          className="font-semibold text-accent underline underline-offset-4"
        >
          {t('notes.goTo')}
        </button>
      )}
    </li>
  );
}
