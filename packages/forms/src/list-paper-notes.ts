import type { PaperNoteCode } from '@puente/contract';
import type { PaperForm } from './reading.ts';

/** What the paper is, where a person may have meant to give another: not the I-589, or a form nobody has filled in. */
export function listPaperNotes({ form, fields }: PaperForm): PaperNoteCode[] {
  const isFilled = [...fields.values()].some(
    (field) =>
      field.state === 'text' || field.state === 'unclear' || (field.state === 'marked' && field.marked),
  );
  return [
    ...(form === 'I-589' ? [] : ['paper-is-other-form' as const]),
    ...(isFilled ? [] : ['paper-is-empty' as const]),
  ];
}
