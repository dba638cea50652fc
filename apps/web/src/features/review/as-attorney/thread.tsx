import type { ReviewMessage } from '@puente/contract';
import { formatMoment } from '@puente/texts';
import { useTranslation } from 'react-i18next';
import { useTyped } from './reviewer-context.ts';

/** What was said on an answer, or on the form as a whole (empty path), oldest first. */
export function Thread({ path }: { path: string }) {
  const { t, i18n } = useTranslation('attorney');
  const messages = useTyped((typed) => typed.messages).filter((message) => message.path === path);
  if (messages.length === 0) return null;
  const toWho = ({ author, kind }: ReviewMessage) =>
    author === 'applicant' ? t('thread.applicant') : t(`thread.${kind}`);
  return (
    <ol data-noted aria-label={t('thread.label')} className="space-y-1.5">
      {messages.map((message) => (
        <li
          key={message.id}
          className={`rounded border p-2 text-sm ${message.author === 'applicant' ? 'border-accent bg-accent-soft' : 'border-line bg-surface'}`}
        >
          <p className="font-semibold">
            {toWho(message)}
            <span className="ms-2 font-normal text-muted">
              {formatMoment(message.createdAt, i18n.language)}
            </span>
          </p>
          <p dir="auto" className="whitespace-pre-wrap [overflow-wrap:anywhere]">
            {message.text}
          </p>
        </li>
      ))}
    </ol>
  );
}
