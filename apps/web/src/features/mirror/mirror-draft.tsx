import { useId } from 'react';
import { useTranslation } from 'react-i18next';

/** The person's own line on a difference. Nothing is written for them. */
export function MirrorDraft({ text, onDraft }: { text: string; onDraft: (text: string) => void }) {
  const { t } = useTranslation('guide', { keyPrefix: 'mirror' });
  const id = useId();
  return (
    <div className="max-w-prose">
      <label htmlFor={id} className="font-semibold">
        {t('draft')}
      </label>
      <p id={`${id}-hint`} className="text-muted">
        {t('draftHint')}
      </p>
      <textarea
        id={id}
        rows={3}
        maxLength={2000}
        dir="auto"
        aria-describedby={`${id}-hint`}
        className="control mt-1 h-auto"
        defaultValue={text}
        onBlur={(event) => {
          const written = event.currentTarget.value.trim();
          if (written !== text) onDraft(written);
        }}
      />
    </div>
  );
}
