import { MessageCircleQuestion, StickyNote } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Answer } from '../fields/answer.ts';
import { AskBox } from './ask-box.tsx';
import { useReviewer, useTyped } from './reviewer-context.ts';
import { Thread } from './thread.tsx';
import { WasLine } from './was-line.tsx';

const longestNote = 5_000;
const toolLook =
  'inline-flex min-h-9 items-center gap-1.5 rounded-md px-1 text-sm font-semibold text-accent underline underline-offset-4 hover:bg-accent-soft';

/** Beside an answer: what it was before the reviewer's change, notes, questions and answers. */
export const ReviewerAside = ({ answer, fieldName }: { answer: Answer; fieldName: string }) => (
  <>
    <WasLine answer={answer} fieldName={fieldName} />
    {/* An entry the reviewer adds is the reviewer's own: there is nobody to ask about it. */}
    {answer.readPath === null ? null : <FieldTalk path={answer.readPath} fieldName={fieldName} />}
  </>
);

function FieldTalk({ path, fieldName }: { path: string; fieldName: string }) {
  const { t } = useTranslation('attorney');
  const note = useTyped(({ fieldNotes }) => fieldNotes.get(path));
  const { typed } = useReviewer();
  const [asking, setAsking] = useState(false);
  const putNote = (text: string | null) => {
    const fieldNotes = new Map(typed.get().fieldNotes);
    if (text === null) fieldNotes.delete(path);
    else fieldNotes.set(path, text);
    typed.set({ fieldNotes });
  };
  return (
    <div className="space-y-2">
      <Thread path={path} />
      {note === undefined ? null : (
        <NoteBox fieldName={fieldName} text={note} onText={putNote} onRemove={() => putNote(null)} />
      )}
      {asking ? <AskBox path={path} fieldName={fieldName} onSent={() => setAsking(false)} /> : null}
      <p className="flex flex-wrap gap-x-4">
        {note === undefined ? (
          <button
            type="button"
            onClick={() => putNote('')}
            aria-label={t('note.addTo', { field: fieldName })}
            className={toolLook}
          >
            <StickyNote aria-hidden className="size-4" />
            {t('note.add')}
          </button>
        ) : null}
        <button
          type="button"
          aria-expanded={asking}
          onClick={() => setAsking(!asking)}
          aria-label={t(asking ? 'ask.closeOn' : 'ask.openOn', { field: fieldName })}
          className={toolLook}
        >
          <MessageCircleQuestion aria-hidden className="size-4" />
          {asking ? t('ask.close') : t('ask.open')}
        </button>
      </p>
    </div>
  );
}

function NoteBox({
  fieldName,
  text,
  onText,
  onRemove,
}: {
  fieldName: string;
  text: string;
  onText: (text: string) => void;
  onRemove: () => void;
}) {
  const { t } = useTranslation('attorney');
  const id = useId();
  return (
    <div data-noted>
      <label htmlFor={id} className="block text-sm font-semibold">
        {t('note.label', { field: fieldName })}
      </label>
      <textarea
        id={id}
        rows={2}
        dir="auto"
        maxLength={longestNote}
        value={text}
        // biome-ignore lint/a11y/noAutofocus: the person has just asked for it, and it is empty
        autoFocus={text === ''}
        onChange={(event) => onText(event.currentTarget.value)}
        className="control"
      />
      <button
        type="button"
        onClick={onRemove}
        aria-label={t('note.removeOf', { field: fieldName })}
        className={toolLook}
      >
        {t('note.remove')}
      </button>
    </div>
  );
}
