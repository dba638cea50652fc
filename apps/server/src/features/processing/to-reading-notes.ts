import type { ReadingNote, ReadingNoteCode } from '@puente/contract';
import type { PaperForm } from '@puente/forms';

const toNote = (
  code: ReadingNoteCode,
  path: string | null = null,
  params: Record<string, string> = {},
): ReadingNote => ({ code, path, params });

const pageWords: readonly [RegExp, ReadingNoteCode][] = [
  [/^Not found in the upload: page (.+) of the form\.$/, 'pages-missing'],
  [/^Page (\d+) could not be laid over page \d+ of the form\.$/, 'pages-unread'],
  [/^The edition of the form is not certain\.$/, 'edition-uncertain'],
];

/** What the reader said of the pages, each thing once. */
export function toPageNotes(said: readonly string[]): ReadingNote[] {
  return pageWords.flatMap(([words, code]) => {
    const found = said.flatMap((sentence) => {
      const match = words.exec(sentence);
      return match ? [match[1] ?? ''] : [];
    });
    if (found.length === 0) return [];
    return [toNote(code, null, found[0] ? { pages: found.join(', ') } : {})];
  });
}

const answerWords: readonly [RegExp, ReadingNoteCode][] = [
  [/^A\.I\.11 says married and A\.II says not married$/, 'marriage-told-two-ways'],
  [/^A\.II names a spouse though A\.I\.11 does not say married$/, 'spouse-without-marriage'],
  [/^legally separated has no box on the I-765$/, 'separated-no-box'],
  [/^P6\.1 says that the marriage was annulled/, 'annulled-asked'],
  [/^A\.I\.7 has writing that could not be read$/, 'other-names-unread'],
  [/day first/, 'dates-day-first'],
  [/^Part (\d+) has writing that is not carried over/, 'additional-not-carried'],
];

const pathless: ReadonlySet<ReadingNoteCode> = new Set(['additional-not-carried', 'dates-day-first']);

/** Of what the crosswalk noted (`path: reason`), what is not said beside an answer already; each thing once. */
export function toAnswerNotes(noted: readonly string[]): ReadingNote[] {
  const notes = new Map<ReadingNoteCode, ReadingNote>();
  for (const line of noted) {
    const [, path = '', reason = ''] = /^([^:]+): (.*)$/.exec(line) ?? [];
    for (const [words, code] of answerWords) {
      const found = words.exec(reason);
      if (!found || notes.has(code)) continue;
      const params = found[1] ? { part: `Part ${found[1]}` } : {};
      notes.set(code, toNote(code, pathless.has(code) ? null : path, params));
    }
  }
  return [...notes.values()];
}

/** Parts of an I-589 with writing for which neither form has a place. */
export function listSourceNotes({ form, fields }: PaperForm): ReadingNote[] {
  if (form !== 'I-589') return [];
  const hasWriting = (part: RegExp) =>
    [...fields].some(([id, { state }]) => part.test(id) && (state === 'text' || state === 'unclear'));
  return [
    ...(hasWriting(/^[BC]\./) ? [toNote('story-not-carried')] : []),
    ...(hasWriting(/^S-B\.text$/) ? [toNote('additional-not-carried', null, { part: 'Supplement B' })] : []),
  ];
}
