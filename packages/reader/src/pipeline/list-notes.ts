import type { ReaderNote, SourceForm } from '@puente/forms';
import { getCatalogue, listCatalogues } from '@puente/forms/catalogues';
import type { PageGuess } from '../identify/rank-page.ts';
import type { FormPage } from '../unknown-edition/read-other-edition.ts';

interface Found {
  readonly form: SourceForm;
  /** The known edition that the paper is most like. */
  readonly edition: string;
  /** Another known edition is as likely. */
  readonly isUncertain: boolean;
  /** The paper is of an edition that we do not know. */
  readonly isOther: boolean;
  /** Pages of the form that gave no reading. */
  readonly unread: readonly FormPage[];
  /** Pages of the upload that were read by their labels. */
  readonly labelled: readonly number[];
  /** Which pages of the form are in the upload. */
  readonly found: readonly PageGuess[];
}

/** What a person should know about a reading as a whole. Empty when there is nothing to say. */
export function listNotes({ unread, found, form, edition, ...about }: Found): ReaderNote[] {
  const pages = unread.map(({ page: { page }, guess }) => ({ page, formPage: guess.page }));
  const formPages = listMissing(form, edition, found);
  return [
    ...(pages.length > 0
      ? [{ code: 'pages-unread' as const, pages: pages.sort((one, two) => one.page - two.page) }]
      : []),
    ...listEditionNotes(form, about),
    ...(formPages.length > 0 ? [{ code: 'pages-missing' as const, formPages }] : []),
  ];
}

/** If the edition is unknown, all its pages were read by their labels, so that is not said of each page again. */
function listEditionNotes(
  form: SourceForm,
  { isOther, isUncertain, labelled }: Pick<Found, 'isOther' | 'isUncertain' | 'labelled'>,
): ReaderNote[] {
  if (isOther) {
    const known = listCatalogues().filter((catalogue) => catalogue.form === form);
    return [{ code: 'edition-unknown', form, editions: known.map(({ edition }) => edition) }];
  }
  const pages = [...labelled].sort((one, two) => one - two);
  return [
    ...(pages.length > 0 ? [{ code: 'pages-read-by-labels' as const, pages }] : []),
    ...(isUncertain ? [{ code: 'edition-uncertain' as const }] : []),
  ];
}

function listMissing(form: SourceForm, edition: string, found: readonly PageGuess[]): number[] {
  const { pageCount } = getCatalogue(form, edition);
  return Array.from({ length: pageCount }, (_, i) => i + 1).filter(
    (page) => !found.some((guess) => guess.page === page),
  );
}
