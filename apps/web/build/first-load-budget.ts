import type { Plugin, Rolldown } from 'vite';
import { pack } from './pack-files.ts';

interface Page {
  readonly name: string;
  /** Modules that arrive without a click: the entry, the page's view, its texts. Paths from the project's root. */
  readonly modules: readonly string[];
}

interface Budget {
  readonly limitBytes: number;
  readonly pages: readonly Page[];
}

type Chunk = Rolldown.OutputChunk;
type Bundle = Rolldown.OutputBundle;

const isChunk = (output: Bundle[string]): output is Chunk => output.type === 'chunk';
const toKilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

/** The chunk a module went to, with all it imports at once. */
function addWithImports(fileName: string, bundle: Bundle, seen: Set<string>) {
  const output = bundle[fileName];
  if (!output || !isChunk(output) || seen.has(fileName)) return;
  seen.add(fileName);
  for (const imported of output.imports) addWithImports(imported, bundle, seen);
}

/** Gzipped JavaScript of a page before anybody touches it. Throws for a module that is not in the build. */
export function measureFirstLoad(page: Page, bundle: Bundle): number {
  const chunks = Object.values(bundle).filter(isChunk);
  const seen = new Set<string>();
  for (const path of page.modules) {
    const home = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/${path}`)));
    if (!home) throw new Error(`${page.name}: ${path} is in no chunk of the build`);
    addWithImports(home.fileName, bundle, seen);
  }
  return [...seen]
    .map((fileName) => pack((bundle[fileName] as Chunk).code).length)
    .reduce((sum, bytes) => sum + bytes, 0);
}

/** Fails the build when a page loads more than the limit before anybody touches it. */
export const firstLoadBudget = ({ limitBytes, pages }: Budget): Plugin => ({
  name: 'first-load-budget',
  apply: 'build',
  writeBundle(_, bundle) {
    const measured = pages.map((page) => ({ name: page.name, bytes: measureFirstLoad(page, bundle) }));
    for (const { name, bytes } of measured)
      console.log(`first load of ${name}: ${toKilobytes(bytes)} of ${toKilobytes(limitBytes)} gzipped`);
    const over = measured.filter(({ bytes }) => bytes > limitBytes).map(({ name }) => name);
    if (over.length > 0) this.error(`too much JavaScript in the first load of ${over.join(', ')}`);
  },
});
