import { MessageCircleQuestion, StickyNote } from 'lucide-react';
import { useId, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useReview } from '../fields/review-context.ts';
import type { Unit } from '../model/units.ts';
import { AskBox } from './ask-box.tsx';
import { useReviewer, useTyped } from './reviewer-context.ts';
import { listTopics, type Topic } from './talk-topics.ts';
import { Thread } from './thread.tsx';

const longestNote = 5_000;
const toolLook =
  'inline-flex min-h-11 items-center gap-1.5 rounded-md px-1 text-sm font-semibold text-accent underline underline-offset-4 hover:bg-accent-soft';

/** Of answers looked at together: what was said of each, and one place to say something of the answer at hand. */
export function Talk({ unit }: { unit: Unit }) {
  const { model } = useReview();
  const atHand = useSyncExternalStore(model.subscribe, () => model.getState().atHand?.readPath);
  const topics = listTopics(unit);
  const topic = topics.find(({ path }) => path === atHand) ?? topics[0];
  // An entry the reviewer adds is the reviewer's own: there is nobody to ask about it.
  if (!topic) return null;
  const titled = topics.length > 1;
  return (
    <div data-talk className="space-y-2">
      {topics.map((one) => (
        <Said key={one.path} topic={one} titled={titled} />
      ))}
      <SayMore key={topic.path} topic={topic} titled={titled} />
    </div>
  );
}

function useNote(path: string) {
  const text = useTyped(({ fieldNotes }) => fieldNotes.get(path));
  const { typed } = useReviewer();
  const put = (next: string | null) => {
    const fieldNotes = new Map(typed.get().fieldNotes);
    if (next === null) fieldNotes.delete(path);
    else fieldNotes.set(path, next);
    typed.set({ fieldNotes });
  };
  return { text, put };
}

interface Props {
  readonly topic: Topic;
  /** There are others beside it, so that it is to be named. */
  readonly titled: boolean;
}

function Said({ topic: { path, label }, titled }: Props) {
  const { t: toLabel } = useTranslation('fields', { lng: 'en' });
  const hasThread = useTyped(({ messages }) => messages.some((message) => message.path === path));
  const { text, put } = useNote(path);
  const fieldName = toLabel(label);
  return (
    <>
      {titled && hasThread ? <p className="text-sm font-semibold">{fieldName}</p> : null}
      <Thread path={path} />
      {text === undefined ? null : (
        <NoteBox fieldName={fieldName} text={text} onText={put} onRemove={() => put(null)} />
      )}
    </>
  );
}

function SayMore({ topic: { path, label }, titled }: Props) {
  const { t } = useTranslation('attorney');
  const { t: toLabel } = useTranslation('fields', { lng: 'en' });
  const { text, put } = useNote(path);
  const [asking, setAsking] = useState(false);
  const fieldName = toLabel(label);
  const say = (key: 'note.add' | 'ask.open' | 'ask.close') =>
    t(titled ? toNamed[key] : key, { field: fieldName });
  return (
    <>
      {asking ? <AskBox path={path} fieldName={fieldName} onSent={() => setAsking(false)} /> : null}
      <p className="flex flex-wrap gap-x-4">
        {text === undefined ? (
          <button
            type="button"
            onClick={() => put('')}
            aria-label={t('note.addTo', { field: fieldName })}
            className={toolLook}
          >
            <StickyNote aria-hidden className="size-4 shrink-0" />
            {say('note.add')}
          </button>
        ) : null}
        <button
          type="button"
          aria-expanded={asking}
          onClick={() => setAsking(!asking)}
          aria-label={t(asking ? 'ask.closeOn' : 'ask.openOn', { field: fieldName })}
          className={toolLook}
        >
          <MessageCircleQuestion aria-hidden className="size-4 shrink-0" />
          {say(asking ? 'ask.close' : 'ask.open')}
        </button>
      </p>
    </>
  );
}

const toNamed = { 'note.add': 'note.addTo', 'ask.open': 'ask.openOn', 'ask.close': 'ask.closeOn' } as const;

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
