import type { BlankBox, BlankFacts, PrintedPage } from './blank-facts.ts';

/** A field of a file as any reader of PDFs tells it. Boxes in points from the page's bottom left. */
interface DescribedField {
  readonly name: string;
  readonly kind: string;
  readonly page: number;
  readonly rect: BlankBox['box'];
  readonly onValues: readonly string[];
  readonly options: readonly string[];
  readonly maxLength: number | null;
  readonly flags: { readonly comb: boolean; readonly multiline: boolean };
}

export interface DescribedPages {
  readonly pages: readonly PrintedPage[];
  readonly fields: readonly DescribedField[];
}

const isKind = (kind: string): kind is BlankBox['kind'] => ['text', 'checkbox', 'choice'].includes(kind);

/**
 * The boxes of a blank that can be filled. A field on no page, of no kind that forms have, or a checkbox with other than
 * one on-value cannot be: it is left out, and whoever looks for it does not find it.
 */
export function toBlankFacts(described: DescribedPages): BlankFacts {
  const boxes = described.fields.flatMap((field): BlankBox[] => {
    const { kind, page, onValues, maxLength, options, flags } = field;
    const [on] = onValues;
    if (!isKind(kind) || page === 0 || (kind === 'checkbox' && onValues.length !== 1)) return [];
    return [
      {
        pdfName: field.name.replaceAll('\\.', '.'),
        page,
        box: field.rect,
        kind,
        ...(on !== undefined && kind === 'checkbox' && { on }),
        ...(maxLength !== null && { maxLength }),
        ...(flags.comb && { comb: true }),
        ...(flags.multiline && { multiline: true }),
        ...(kind === 'choice' && { options }),
      },
    ];
  });
  return { pages: described.pages, boxes };
}
