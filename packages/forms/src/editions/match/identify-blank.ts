import type { PrintedPage } from './blank-facts.ts';

/** What the feet of a blank's pages say that it is. */
export interface PrintedIdentity {
  /** Such as `I-485`. */
  readonly form: string;
  /** Such as `09/18/26`. */
  readonly edition: string;
}

/** Points from the bottom of a page within which its foot is printed. */
const footHeight = 60;
const sameLine = 4;
const formNumber = /^[A-Z]{1,3}-\d{1,4}[A-Z]?$/;
const editionDate = /^\d{2}\/\d{2}\/\d{2}$/;

/**
 * The form and edition that most pages name; null where fewer than half agree. Where a foot was printed over another, the
 * upper one, drawn later, counts.
 */
export function identifyBlank(pages: readonly PrintedPage[]): PrintedIdentity | null {
  const votes = new Map<string, number>();
  for (const page of pages) {
    const identity = readFoot(page);
    if (identity === null) continue;
    const key = `${identity.form}|${identity.edition}`;
    votes.set(key, (votes.get(key) ?? 0) + 1);
  }
  const [best] = [...votes].sort((a, b) => b[1] - a[1]);
  if (best === undefined || best[1] * 2 < pages.length) return null;
  const [form = '', edition = ''] = best[0].split('|');
  return { form, edition };
}

function readFoot({ words }: PrintedPage): PrintedIdentity | null {
  const foot = words.filter(({ box }) => box[1] < footHeight);
  const isOnLine = (a: number, b: number) => Math.abs(a - b) < sameLine;
  for (const date of foot.filter(({ text }) => editionDate.test(text)).reverse()) {
    const before = foot.filter(({ box }) => isOnLine(box[1], date.box[1]) && box[0] < date.box[0]);
    const form = before.findLast(({ text }) => formNumber.test(text));
    if (form && before.some(({ text }) => text === 'Edition')) return { form: form.text, edition: date.text };
  }
  return null;
}

/** `09/18/26` → `2026-09-18`, which sorts by time. */
export function toEditionDay(edition: string): string {
  const [month, day, year] = edition.split('/');
  return `20${year}-${month}-${day}`;
}
