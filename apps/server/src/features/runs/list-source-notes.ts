import type { ReadingNote } from '@puente/contract';
import { type PaperForm, paperOf } from '@puente/forms';

/** Parts of the paper with writing for which no form has a place. */
export function listSourceNotes({ form, fields }: PaperForm): ReadingNote[] {
  const hasWriting = (boxes: RegExp) =>
    [...fields].some(([id, { state }]) => boxes.test(id) && (state === 'text' || state === 'unclear'));
  return paperOf(form)
    .unplaced.filter(({ boxes }) => hasWriting(boxes))
    .map(({ code, part }) => ({ code, path: null, params: part === undefined ? {} : { part } }));
}
