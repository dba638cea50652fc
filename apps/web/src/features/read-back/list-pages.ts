import type { ReadBackItemView, ReadBackView } from '@puente/contract';

/** One thing that stands on a page of the filled form. */
export interface ReadBackLine {
  readonly id: string;
  /** Item number of the form; empty: it has none. */
  readonly number: string;
  readonly part: string;
  /** Null: a box that the edition does not have, or a line of an added sheet. */
  readonly question: string | null;
  readonly questionEnglish: string;
  readonly value: string;
  readonly valueEnglish: string;
  /** Where it is typed in the review. */
  readonly path: string | null;
  /** Its item in the guide; null: it has none. */
  readonly item: Pick<ReadBackItemView, 'partNumber' | 'itemNumber'> | null;
}

export interface ReadBackPageOf {
  readonly page: number;
  readonly isSheet: boolean;
  readonly lines: readonly ReadBackLine[];
}

const withoutQuestion = (id: string, value: string): ReadBackLine => ({
  id,
  number: '',
  part: '',
  question: null,
  questionEnglish: '',
  value,
  valueEnglish: value,
  path: null,
  item: null,
});

/** What stands on each page on which something does, in the order of the pages. */
export function listPages({ items, unknown, sheets }: ReadBackView): readonly ReadBackPageOf[] {
  const lines = [
    ...items.map((item) => ({
      page: item.page,
      line: {
        id: item.key,
        number: /\d/.test(item.itemNumber) ? item.itemNumber : '',
        part: item.partTitle,
        question: item.question,
        questionEnglish: item.questionEnglish,
        value: item.value,
        valueEnglish: item.valueEnglish,
        path: item.path,
        item: item.partNumber === null ? null : item,
      },
    })),
    ...unknown.map(({ name, page, text }) => ({ page, line: withoutQuestion(name, text) })),
  ];
  const pages = [...new Set(lines.map(({ page }) => page))].toSorted((one, other) => one - other);
  return [
    ...pages.map((page) => ({
      page,
      isSheet: false,
      lines: lines.filter((one) => one.page === page).map(({ line }) => line),
    })),
    ...sheets.map(({ page, lines: own }) => ({
      page,
      isSheet: true,
      lines: [withoutQuestion(`sheet ${page}`, own.join('\n'))],
    })),
  ];
}
