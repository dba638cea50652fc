// npm run check: each table has one file of the server that writes it, so that what holds for its rows is read in one place.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const source = path.join(path.dirname(path.dirname(fileURLToPath(import.meta.url))), 'apps/server/src');

interface SourceFile {
  readonly name: string;
  readonly text: string;
}

/** Names of the tables that the schema files declare. */
export const findTables = (schema: string): string[] =>
  [...schema.matchAll(/export const (\w+) = pgTable\(/g)].map(([, name = '']) => name);

/** Names of what a file inserts into, updates or deletes from. */
export const findWritten = (text: string): string[] =>
  [...text.matchAll(/\.\s*(?:insert|update|delete)\(\s*(\w+)\s*\)/g)].map(([, name = '']) => name);

/** What is wrong: a table that several files write. `files`: path and text of each. */
export function listFaults(tables: readonly string[], files: readonly SourceFile[]): string[] {
  return tables.flatMap((table) => {
    const writers = files.filter(({ text }) => findWritten(text).includes(table)).map(({ name }) => name);
    return writers.length > 1 ? [`${table} is written by ${writers.join(', ')}`] : [];
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
  const faults = listFaults(tables, files);
  if (tables.length === 0) faults.push('no tables found');
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) process.exit(1);
  console.log(`${tables.length} tables, each with one writer.`);
}
