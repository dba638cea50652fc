import type { FieldText } from './read-inked-fields.ts';

/** A page of print reads alike in every language's data; hands do not. */
const printLikeness = 0.8;
const printConfidence = 0.86;
const fewFields = 5;

const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/** Which texts of a page were written by hand: all of them where the page as a whole is, else those that stand out. */
export function findHandwritten(reads: readonly FieldText[]): ReadonlySet<FieldText> {
  const long = reads.filter(({ text }) => text.length >= 4);
  const isHandPage =
    long.length >= fewFields &&
    mean(long.map(({ likeness }) => likeness)) < printLikeness &&
    mean(long.map(({ meanConfidence }) => meanConfidence)) < printConfidence;
  return new Set(isHandPage ? reads : reads.filter(standsOut));
}

function standsOut({ field: { ink }, likeness, meanConfidence }: FieldText): boolean {
  const uneven = ink.heightVariation + ink.baselineVariation + ink.strokeVariation;
  return uneven > 0.2 && likeness < 0.5 && meanConfidence < 0.7;
}
