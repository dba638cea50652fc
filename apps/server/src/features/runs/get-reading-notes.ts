import type { ReadingNote } from '@puente/contract';
import { listPaperNotes } from '@puente/forms';
import { fromGeneralNote, fromPaperNote, fromReaderNote } from '@puente/forms/preflight';
import { toFormDay } from '@puente/forms/values';
import type { Context } from '../../context.ts';
import { type Authorized, type Document, findReading } from '../documents/index.ts';
import { listSourceNotes } from './list-source-notes.ts';
import { structureReading } from './structure-reading.ts';

/** What was left out or is in doubt in the reading as a whole; nothing before it was read, or when no form was found. */
export async function getReadingNotes(
  context: Context,
  document: Authorized<Document, 'owner'>,
): Promise<ReadingNote[]> {
  const reading = await findReading(context, document);
  if (!reading?.paper) return [];
  const { paper } = reading;
  const { general } = structureReading(paper, document.formType, toFormDay(reading.readAt));
  return [
    ...listPaperNotes(paper).map((code) => ({ ...fromPaperNote(code, paper), path: null })),
    ...reading.source.notes.map((note) => ({ ...fromReaderNote(note), path: null })),
    ...listSourceNotes(paper),
    ...general.map((note) => ({ ...fromGeneralNote(note), path: note.path })),
  ];
}
