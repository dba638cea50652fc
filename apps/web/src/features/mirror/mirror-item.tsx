import type { MirrorEntryView, TargetForm } from '@puente/contract';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { AnswerLink } from '../../lib/form-answers/answer-link.tsx';
import { GuideLink } from '../../lib/form-answers/guide-link.tsx';
import type { PagePictures } from '../../lib/page-pictures/page-pictures.ts';
import { ScanCrop } from '../../lib/scan/scan-crop.tsx';
import { toScanPieces } from '../../lib/scan/scan-piece.ts';

interface Props {
  readonly entry: MirrorEntryView;
  readonly form: TargetForm;
  readonly pictures: PagePictures;
  readonly draft: string;
  /** Null: there is nothing to explain. */
  readonly onDraft: ((text: string) => void) | null;
}

/** One answer: what stood on the paper as its piece of the scan, and what stands on the form now. */
export function MirrorItem({ entry, form, pictures, draft, onDraft }: Props) {
  const { t } = useTranslation('guide', { keyPrefix: 'mirror' });
  const { question, topic, now, path } = entry;
  return (
    <li className="space-y-3 py-4">
      <div>
        <p className="text-sm text-muted">{topic}</p>
        <h3 className="max-w-prose font-semibold">{question}</h3>
      </div>
      <div className="grid gap-4 md:grid-cols-2">
        <div className="min-w-0 space-y-2">
          <h4 className="text-sm text-muted">{t('before')}</h4>
          <Before entry={entry} pictures={pictures} />
        </div>
        <div className="min-w-0 space-y-2">
          <h4 className="text-sm text-muted">{t('now', { form })}</h4>
          <p className="font-semibold [overflow-wrap:anywhere]">{now ?? t('empty')}</p>
          {path ? (
            <AnswerLink path={path}>{t('toAnswer')}</AnswerLink>
          ) : (
            <GuideLink form={form} item={entry}>
              {t('toGuide')}
            </GuideLink>
          )}
        </div>
      </div>
      {onDraft ? <Draft text={draft} onDraft={onDraft} /> : null}
    </li>
  );
}

function Before({ entry, pictures }: Pick<Props, 'entry' | 'pictures'>) {
  const { t } = useTranslation('guide', { keyPrefix: 'mirror' });
  const { before, question } = entry;
  if (before.length === 0) return <p>{t('silent')}</p>;
  const pieces = toScanPieces(before.map(({ cell, ...seen }) => (cell ? { ...seen, cell } : seen)));
  const words = before.map(({ text, marked }) => text || t(marked ? 'marked' : 'unread'));
  return (
    <>
      {pieces.map((piece) => (
        <ScanCrop
          key={`${piece.page} ${piece.boxes[0]}`}
          pictures={pictures}
          piece={piece}
          fieldName={question}
        />
      ))}
      <p className="[overflow-wrap:anywhere]">{words.join(', ')}</p>
    </>
  );
}

/** The person's own line on a difference. Nothing is written for them. */
function Draft({ text, onDraft }: { text: string; onDraft: (text: string) => void }) {
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
