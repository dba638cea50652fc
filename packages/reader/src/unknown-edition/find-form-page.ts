import type { Catalogue, PageLandmarks, SourceForm } from '@puente/forms';
import { type LabelMatch, matchLabels, toSheet, type WordSheet } from './match-labels.ts';
import { type PageWord, toLabelWords } from './page-words.ts';

/** What is looked for on a page. */
export interface LabelSearch {
  /** Null: any. */
  readonly form: SourceForm | null;
  readonly formPage: number | null;
  /** Whether the page is to be read by its labels even where they stand as in an edition we know. */
  readonly always: boolean;
}

export interface LabelledPage {
  readonly catalogue: Catalogue;
  readonly template: PageLandmarks;
  readonly match: LabelMatch;
}

/** On paper that is hard to read, half of a page's labels are found. Other forms share a tenth of them. */
const minShare = 0.4;
const minLead = 0.1;
const sheets = new WeakMap<PageLandmarks, WordSheet>();

/** The form page whose labels are on a page, wherever they are; null when there is none, or when it could be two. */
export function findFormPage(
  words: readonly PageWord[],
  catalogues: readonly Catalogue[],
  { form, formPage }: LabelSearch,
): LabelledPage | null {
  const page = toSheet(words);
  const found = catalogues
    .filter((catalogue) => form === null || catalogue.form === form)
    .flatMap((catalogue) =>
      catalogue.landmarks
        .filter((template) => formPage === null || template.page === formPage)
        .flatMap((template): LabelledPage[] => {
          const match = matchLabels(getSheet(template), page);
          return match ? [{ catalogue, template, match }] : [];
        }),
    )
    .sort((p, q) => q.match.share - p.match.share);
  const [best] = found;
  if (!best || best.match.share < minShare) return null;
  const rival = found.find(
    ({ catalogue, template }) =>
      catalogue.form !== best.catalogue.form || template.page !== best.template.page,
  );
  return best.match.share - (rival?.match.share ?? 0) < minLead ? null : best;
}

function getSheet(template: PageLandmarks): WordSheet {
  const sheet = sheets.get(template) ?? toSheet(toLabelWords(template));
  sheets.set(template, sheet);
  return sheet;
}
