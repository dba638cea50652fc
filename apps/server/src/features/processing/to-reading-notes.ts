import type { PaperNoteCode, ReaderNote, ReadingNote, ReadingNoteCode } from '@puente/contract';
import type { PaperForm } from '@puente/forms';
import type { GeneralNote } from '@puente/forms/crosswalk';

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

/** Parts of an I-589 with writing for which neither form has a place. */
export function listSourceNotes({ form, fields }: PaperForm): ReadingNote[] {
  if (form !== 'I-589') return [];
  const hasWriting = (part: RegExp) =>
    [...fields].some(([id, { state }]) => part.test(id) && (state === 'text' || state === 'unclear'));
  return [
    ...(hasWriting(/^[BC]\./) ? [toNote('story-not-carried')] : []),
    ...(hasWriting(/^S-B\.text$/)
      ? [toNote('additional-information-not-carried', null, { part: 'Supplement B' })]
      : []),
  ];
}
