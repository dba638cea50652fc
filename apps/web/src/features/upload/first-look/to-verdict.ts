import type { FirstLookView } from '@puente/contract';

/** What a person should know of a file before it is read. Pages count from 1: `missing` of the form, `unknown` of the file. */
export type Verdict =
  | { readonly kind: 'empty' }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'otherPaper' | 'unfilled' | 'otherForm'; readonly form: string }
  | { readonly kind: 'whole'; readonly form: string; readonly count: number }
  | {
      readonly kind: 'missing';
      readonly form: string;
      readonly missing: readonly number[];
      readonly unknown: readonly number[];
    };

const wanted = 'I-589';
/** A paper that says one of these may be an edition of it that nobody measured: only reading tells. */
const readable = new Set([wanted, 'I-485', 'I-765']);

/** The one thing to say; null where only reading will tell. */
export function toVerdict({ form, pages, missing, isUnfilled, mentioned }: FirstLookView): Verdict | null {
  if (pages.every(({ isEmpty }) => isEmpty)) return { kind: 'empty' };
  if (form === null) return toStranger(mentioned);
  if (isUnfilled) return { kind: 'unfilled', form };
  if (form !== wanted) return { kind: 'otherForm', form };
  if (missing.length === 0)
    return { kind: 'whole', form, count: pages.filter((page) => page.formPage).length };
  const unknown = pages.filter(({ formPage, isEmpty }) => formPage === null && !isEmpty);
  return { kind: 'missing', form, missing, unknown: unknown.map(({ page }) => page) };
}

function toStranger(mentioned: readonly string[]): Verdict | null {
  if (mentioned.some((number) => readable.has(number))) return null;
  const [form] = mentioned;
  return form ? { kind: 'otherPaper', form } : { kind: 'unknown' };
}
