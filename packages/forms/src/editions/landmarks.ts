import type { Box, PageLandmarks, SourceForm } from '../catalogue.ts';
import i485In2025 from '../i485/editions/2025-01-20.landmarks.json' with { type: 'json' };
import i589In2020 from '../i589/editions/2020-08-25.landmarks.json' with { type: 'json' };
import i589In2025 from '../i589/editions/2025-01-20.landmarks.json' with { type: 'json' };
import i765In2025 from '../i765/editions/2025-08-21.landmarks.json' with { type: 'json' };

type PackedWord = readonly [text: string, ...box: Box];
type PackedPage = Omit<PageLandmarks, 'words'> & { readonly words: readonly PackedWord[] };

const packed: ReadonlyArray<readonly [SourceForm, string, unknown]> = [
  ['I-589', '01/20/25', i589In2025],
  ['I-589', '08/25/20', i589In2020],
  ['I-485', '01/20/25', i485In2025],
  ['I-765', '08/21/25', i765In2025],
];

/** What is printed on each page of a blank form; an empty list for an edition we have not measured. */
export function getLandmarks(form: SourceForm, edition: string): readonly PageLandmarks[] {
  const found = packed.find(([name, printed]) => name === form && printed === edition);
  return found ? (found[2] as readonly PackedPage[]).map(unpack) : [];
}

function unpack({ words, ...page }: PackedPage): PageLandmarks {
  return { ...page, words: words.map(([text, ...box]) => ({ text, box })) };
}
