import { zip } from '@puente/forms/values';

/** The ZIP code in the same address as a state, by its five digits and its score; null where its box has none. */
export function findZipBeside(
  stateId: string,
  readingOf: (id: string) => { readonly text: string; readonly score: number } | null | undefined,
): { readonly digits: string; readonly score: number } | null {
  const reading = readingOf(stateId.replace(/state$/, 'zip-code'));
  const boxed = zip.toBox(reading?.text ?? '');
  return reading && 'text' in boxed ? { digits: boxed.text, score: reading.score } : null;
}
