import type { ReadingNote } from '@puente/contract';
import type { Context } from '../../context.ts';
import { type Authorized, type Document, findReading } from '../documents/index.ts';
import { structureReading } from './structure-reading.ts';
import { fromGeneralNote, fromReaderNote, listSourceNotes } from './to-reading-notes.ts';

/** What was left out or is in doubt in the reading as a whole; nothing before it was read, or when no form was found. */
export async function getReadingNotes(
  context: Context,
  document: Authorized<Document, 'owner'>,
): Promise<ReadingNote[]> {
  const reading = await findReading(context, document);
  if (!reading?.paper) return [];
  const { general } = structureReading(reading.paper, document.formType);
  return [
    ...reading.source.notes.map(fromReaderNote),
    ...listSourceNotes(reading.paper),
    ...general.map(fromGeneralNote),
  ];
}
