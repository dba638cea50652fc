import { MessageCircleQuestion, StickyNote } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Unit } from '../model/units.ts';
import { useTyped } from './reviewer-context.ts';
import { listTopics } from './talk-topics.ts';

/** In a row of the summary: the notes on its answers, and how the talk about them stands. */
export function TalkMark({ unit }: { unit: Unit }) {
  const { t } = useTranslation('attorney');
  const fieldNotes = useTyped((typed) => typed.fieldNotes);
  const messages = useTyped((typed) => typed.messages);
  return listTopics(unit).map(({ path }) => {
    const note = fieldNotes.get(path)?.trim();
    const last = messages.findLast((message) => message.path === path);
    return (
      <div key={path} className="text-sm text-accent empty:hidden">
        {note ? (
          <p data-mark="note" className="flex gap-1.5">
            <StickyNote aria-label={t('mark.note')} className="mt-0.5 size-4 shrink-0" role="img" />
            <span dir="auto" className="min-w-0 [overflow-wrap:anywhere]">
              {note}
            </span>
          </p>
        ) : null}
        {last && last.kind !== 'note' ? (
          <p data-mark="talk" className="flex gap-1.5">
            <MessageCircleQuestion aria-hidden className="mt-0.5 size-4 shrink-0" />
            {t(last.author === 'applicant' ? 'thread.applicant' : 'mark.asked')}
          </p>
        ) : null}
      </div>
    );
  });
}
