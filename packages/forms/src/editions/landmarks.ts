import type { Box, PageLandmarks, SourceForm } from '../catalogue.ts';
import { landmarksByEdition } from '../registry/landmarks.ts';

type PackedWord = readonly [text: string, ...box: Box];
type PackedPage = Omit<PageLandmarks, 'words'> & { readonly words: readonly PackedWord[] };

const packed: ReadonlyArray<readonly [SourceForm, string, unknown]> = landmarksByEdition;

/** What is printed on each page of a blank form; an empty list for an edition we have not measured. */
export function getLandmarks(form: SourceForm, edition: string): readonly PageLandmarks[] {
  const found = packed.find(([name, printed]) => name === form && printed === edition);
  return found ? (found[2] as readonly PackedPage[]).map(unpack) : [];
}

function unpack({ words, ...page }: PackedPage): PageLandmarks {
  return { ...page, words: words.map(([text, ...box]) => ({ text, box })) };
}
