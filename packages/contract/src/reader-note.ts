import { z } from 'zod';

/** What the reader says of an upload as a whole, each code once at most. A `page` is one of the upload; both count from 1. */
export const readerNoteSchema = z.discriminatedUnion('code', [
  /** Pages of the form, of which nothing could be read. */
  z.object({
    code: z.literal('pages-unread'),
    pages: z.array(z.object({ page: z.int(), formPage: z.int() })),
  }),
  /** Pages that do not lie as the form does: their values were found by the labels printed beside them. */
  z.object({ code: z.literal('pages-read-by-labels'), pages: z.array(z.int()) }),
  /** The paper is of none of the `editions` of its form that we know, and was read by its labels. */
  z.object({ code: z.literal('edition-unknown'), form: z.string(), editions: z.array(z.string()) }),
  z.object({ code: z.literal('edition-uncertain') }),
  /** Boxes that were not read, because on this edition it is not sure which they are; `items` as the form numbers them, those that it does. */
  z.object({
    code: z.literal('boxes-not-read'),
    form: z.string(),
    edition: z.string(),
    pages: z.array(z.object({ formPage: z.int(), items: z.array(z.string()) })),
  }),
  /** Pages of the form that are not in the upload. */
  z.object({ code: z.literal('pages-missing'), formPages: z.array(z.int()) }),
]);
export type ReaderNote = z.infer<typeof readerNoteSchema>;
