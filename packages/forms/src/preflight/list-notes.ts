import type { PaperNoteCode, Preflight, ReaderNote } from '@puente/contract';
import type { GeneralNote } from '../drafting/general-note.ts';
import { listPaperNotes } from '../list-paper-notes.ts';
import type { PaperForm } from '../reading.ts';

type Note = Preflight['notes'][number];

const fromI589: readonly Note[] = [
  { code: 'paper-is-of-its-day', params: {} },
  { code: 'story-not-carried', params: {} },
];

function toParams(note: ReaderNote): Note['params'] {
  switch (note.code) {
    case 'pages-unread':
      return {
        pages: note.pages.map(({ page, formPage }) => ({
          code: 'page-of-form',
          params: { page: String(page), formPage: String(formPage) },
        })),
      };
    case 'pages-read-by-labels':
      return { pages: note.pages.join(', ') };
    case 'edition-unknown':
      return { paper: note.form, editions: note.editions.join(', ') };
    case 'edition-uncertain':
      return {};
    case 'boxes-not-read':
      return {
        paper: note.form,
        edition: note.edition,
        pages: note.pages.map(({ formPage, items }) => ({
          code: items.length > 0 ? 'items-of-page' : 'boxes-of-page',
          params: { page: String(formPage), ...(items.length > 0 && { items: items.join(', ') }) },
        })),
      };
    case 'pages-missing':
      return { pages: note.formPages.join(', ') };
  }
}

export const fromReaderNote = (note: ReaderNote) => ({ code: note.code, params: toParams(note) });

export const fromGeneralNote = ({ code, part }: GeneralNote) => ({
  code,
  params: part === undefined ? {} : { part },
});

export const fromPaperNote = (code: PaperNoteCode, { form }: PaperForm) => ({
  code,
  params: { paper: form },
});

/** What there is to say of the paper as a whole. `paper` null: nothing was recognised. */
export function listNotes(
  paper: PaperForm | null,
  general: readonly GeneralNote[],
  readerNotes: readonly ReaderNote[],
): Note[] {
  if (!paper) return [{ code: 'nothing-read', params: {} }];
  const codes = listPaperNotes(paper);
  const ofReader = readerNotes.map(fromReaderNote);
  // Of an empty form there is nothing else to say.
  if (codes.includes('paper-is-empty')) return [fromPaperNote('paper-is-empty', paper), ...ofReader];
  return [
    ...codes.map((code) => fromPaperNote(code, paper)),
    ...ofReader,
    ...general.map(fromGeneralNote),
    ...(paper.form === 'I-589' ? fromI589 : []),
  ];
}
