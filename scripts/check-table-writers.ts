// npm run check: each table has one file of the server that writes it, so that what holds for its rows is read in one place.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const source = path.join(path.dirname(path.dirname(fileURLToPath(import.meta.url))), 'apps/server/src');

interface SourceFile {
  readonly name: string;
  readonly text: string;
}
type Excepted = Readonly<Record<string, readonly string[]>>;

/** Tables that still have more writers than one, and which. */
const exceptions: Excepted = {
  // A run and the texts owed are columns of the document they belong to.
  documents: [
    'features/documents/documents.repo.ts',
    'features/processing/raw-texts.repo.ts',
    'features/processing/runs.repo.ts',
  ],
};

/** Names of the tables that the schema files declare. */
export const findTables = (schema: string): string[] =>
  [...schema.matchAll(/export const (\w+) = pgTable\(/g)].map(([, name = '']) => name);

/** Names of what a file inserts into, updates or deletes from. */
export const findWritten = (text: string): string[] =>
  [...text.matchAll(/\.\s*(?:insert|update|delete)\(\s*(\w+)\s*\)/g)].map(([, name = '']) => name);

/**
 * What is wrong: a table written by several files and not excepted, or an exception that says more or less than there is.
 * `files`: path and text of each.
 */
export function listFaults(
  tables: readonly string[],
  files: readonly SourceFile[],
  excepted: Excepted,
): string[] {
  return tables.flatMap((table) => {
    const writers = files.filter(({ text }) => findWritten(text).includes(table)).map(({ name }) => name);
    const allowed = excepted[table];
    if (!allowed) return writers.length > 1 ? [`${table} is written by ${writers.join(', ')}`] : [];
    const isAsSaid = writers.length === allowed.length && writers.every((name) => allowed.includes(name));
    return isAsSaid ? [] : [`the exception of ${table} is not what there is: ${writers.join(', ')}`];
  });
}

const isTest = (name: string) => name.endsWith('.test.ts') || /(^|\/)testing\//.test(name);

function readSources(): SourceFile[] {
  const names = readdirSync(source, { recursive: true, encoding: 'utf8' }).map((name) =>
    name.split(path.sep).join('/'),
  );
  return names
    .filter((name) => name.endsWith('.ts') && !isTest(name))
    .map((name) => ({ name, text: readFileSync(path.join(source, name), 'utf8') }));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const files = readSources();
  const schemas = files.filter(({ name }) => /^platform\/database\/[\w-]+-schema\.ts$/.test(name));
  const tables = schemas.flatMap(({ text }) => findTables(text));
  const faults = listFaults(tables, files, exceptions);
  if (tables.length === 0) faults.push('no tables found');
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) process.exit(1);
  const shared = Object.keys(exceptions).length;
  console.log(`${tables.length} tables, each with one writer but for ${shared}.`);
}
