import type { Catalogue, FieldReading, SourceForm } from '@puente/forms';
import { identifyBlank } from '@puente/forms/catalogues';
import type { PdfFile } from '@puente/pdf/opening';
import { identity } from '../geometry/homography.ts';
import type { PageGuess } from '../identify/rank-page.ts';
import { matchFormNames } from '../pages/match-form-names.ts';
import { matchPageWords } from '../pages/match-page-words.ts';
import { readFormFields } from '../pages/read-form-fields.ts';
import { joinWords } from '../pages/read-text-layer.ts';

/**
 * How a page must be read: `form`: a page of a fillable form; `words`: a digital page that is a form page by its words;
 * `picture`: by its picture; `text`: a digital page of something else.
 */
export type PageNature = 'form' | 'words' | 'picture' | 'text';

export interface PageOutline {
  readonly page: number;
  readonly nature: PageNature;
  /** Of digital pages; empty where only the picture tells. */
  readonly guesses: readonly PageGuess[];
  /** Of digital pages; null where the picture must be read. */
  readonly text: string | null;
}

export interface DocumentOutline {
  readonly pages: readonly PageOutline[];
  /** From the PDF's own fields. */
  readonly formFields: {
    readonly form: SourceForm;
    readonly edition: string;
    readonly readings: readonly FieldReading[];
  } | null;
}

/** A page with fewer words than this and no known place in a form is looked at as a picture. */
const fewWords = 12;

/**
 * Names of fields live on from edition to edition, at other boxes too. Of an edition that was matched they count where the
 * feet of the pages say that it is this one, and then no other edition's do.
 */
function chooseByPrint(file: PdfFile, catalogues: readonly Catalogue[]): readonly Catalogue[] {
  const matched = catalogues.filter(({ unplaced }) => unplaced !== undefined);
  if (matched.length === 0) return catalogues;
  const printed = identifyBlank(describePages(file));
  const own = matched.filter(({ form, edition }) => form === printed?.form && edition === printed.edition);
  return own.length > 0 ? own : catalogues.filter((catalogue) => !matched.includes(catalogue));
}

function describePages(file: PdfFile) {
  return Array.from({ length: file.pageCount }, (_, index) => {
    const page = index + 1;
    const { width, height } = file.pageSize(page);
    const words = file.readWords(page).map(({ text, box: [x, y, w, h] }) => ({
      text,
      box: [x * width, (1 - y - h) * height, w * width, h * height] as const,
    }));
    return { page, width, height, words };
  });
}

/** What a file's own text and fields say, without looking at a picture. */
export function outlineDocument(file: PdfFile, catalogues: readonly Catalogue[]): DocumentOutline {
  const values = file.readFormValues();
  const named = matchFormNames(values, chooseByPrint(file, catalogues));
  const pages: PageOutline[] = [];
  for (let page = 1; page <= file.pageCount; page++) {
    const words = file.readWords(page).filter((word) => !word.hidden);
    const formPage = named?.pages.get(page);
    const typed = values.filter((v) => v.page === page && v.kind !== 'checkbox' && v.value.trim() !== '');
    const text = joinWords([...words, ...typed.map(({ value, box }) => ({ text: value, box }))]);
    if (named && formPage !== undefined) {
      const { form, edition } = named.catalogue;
      const guess: PageGuess = { form, edition, page: formPage, toImage: identity, score: 1 };
      pages.push({ page, nature: 'form', guesses: [guess], text });
      continue;
    }
    const guesses = words.length < fewWords ? [] : matchPageWords(words, file.pageSize(page), catalogues);
    if (guesses.length > 0) pages.push({ page, nature: 'words', guesses, text });
    else if (words.length < fewWords || file.findPageImage(page))
      pages.push({ page, nature: 'picture', guesses: [], text: null });
    else pages.push({ page, nature: 'text', guesses: [], text });
  }
  if (!named) return { pages, formFields: null };
  const { form, edition } = named.catalogue;
  return { pages, formFields: { form, edition, readings: readFormFields(named.catalogue, values) } };
}
