import type { Plugin, Rolldown } from 'vite';
import { pack } from './pack-files.ts';

interface Page {
  readonly name: string;
  /** Modules that arrive without a click: the entry, the page's view, its texts. Paths from the project's root. */
  readonly modules: readonly string[];
  /** The most it may load. It may only go down. */
  readonly limitBytes: number;
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

/** The files of a page's modules and of what they import. Throws for a module that is not in the build. */
export function listChunks(name: string, modules: readonly string[], bundle: Bundle): string[] {
  const chunks = Object.values(bundle).filter(isChunk);
  const seen = new Set<string>();
  for (const path of modules) {
    const homes = chunks.filter(({ facadeModuleId, moduleIds }) =>
      [facadeModuleId, ...moduleIds].some((id) => id?.endsWith(`/${path}`)),
    );
    if (homes.length === 0) throw new Error(`${name}: ${path} is in no chunk of the build`);
    for (const { fileName } of homes) addWithImports(fileName, bundle, seen);
  }
  return [...seen];
}

/** Gzipped JavaScript of a page before anybody touches it. */
export function measureFirstLoad(page: Omit<Page, 'limitBytes'>, bundle: Bundle): number {
  return listChunks(page.name, page.modules, bundle)
    .map((fileName) => pack((bundle[fileName] as Chunk).code).length)
    .reduce((sum, bytes) => sum + bytes, 0);
}

/** Fails the build when a page loads more than its limit before anybody touches it. */
export const firstLoadBudget = (pages: readonly Page[]): Plugin => ({
  name: 'first-load-budget',
  apply: 'build',
  writeBundle(_, bundle) {
    const measured = pages.map((page) => ({ ...page, bytes: measureFirstLoad(page, bundle) }));
    for (const { name, bytes, limitBytes } of measured)
      console.log(`first load of ${name}: ${toKilobytes(bytes)} of ${toKilobytes(limitBytes)} gzipped`);
    const over = measured.filter(({ bytes, limitBytes }) => bytes > limitBytes).map(({ name }) => name);
    if (over.length > 0) this.error(`too much JavaScript in the first load of ${over.join(', ')}`);
  },
});
