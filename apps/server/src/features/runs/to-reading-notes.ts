import type { PaperNoteCode, ReaderNote, ReadingNote, ReadingNoteCode } from '@puente/contract';
import { type GeneralNote, type PaperForm, paperOf } from '@puente/forms';

const toNote = (
  code: ReadingNoteCode,
  path: string | null = null,
  params: Record<string, string> = {},
): ReadingNote => ({ code, path, params });

const toParams = (note: ReaderNote): Record<string, string> => {
  switch (note.code) {
    case 'pages-unread':
      return { pages: note.pages.map(({ page }) => page).join(', ') };
    case 'pages-read-by-labels':
      return { pages: note.pages.join(', ') };
    case 'edition-unknown':
      return { paper: note.form, editions: note.editions.join(', ') };
    case 'edition-uncertain':
      return {};
    case 'pages-missing':
      return { pages: note.formPages.join(', ') };
  }
};

export const fromReaderNote = (note: ReaderNote): ReadingNote => toNote(note.code, null, toParams(note));

export const fromGeneralNote = ({ code, path, part }: GeneralNote): ReadingNote =>
  toNote(code, path, part === undefined ? {} : { part });

export const fromPaperNote = (code: PaperNoteCode, { form }: PaperForm): ReadingNote =>
  toNote(code, null, { paper: form });

/** Parts of the paper with writing for which no form has a place. */
export function listSourceNotes({ form, fields }: PaperForm): ReadingNote[] {
  const hasWriting = (boxes: RegExp) =>
    [...fields].some(([id, { state }]) => boxes.test(id) && (state === 'text' || state === 'unclear'));
  return paperOf(form)
    .unplaced.filter(({ boxes }) => hasWriting(boxes))
    .map(({ code, part }) => toNote(code, null, part === undefined ? {} : { part }));
}
