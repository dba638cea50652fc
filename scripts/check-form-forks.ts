// npm run check: what differs by form stands in the form's folder; everybody else asks the registry and decides nothing by a form's name.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const folders = ['apps', 'packages', 'bench', 'e2e', 'faults', 'scripts'];

/** Where a form's name may decide: the forms themselves, what is said of them, and the judge that knows them apart from us. */
const allowed = [/^packages\/(forms|texts)\//, /^bench\/proof\/proof-forms\.ts$/];

const isCode = (name: string) =>
  /\.tsx?$/.test(name) &&
  !/(^|\/)(node_modules|dist|testing)\//.test(name) &&
  !/\.test\.tsx?$/.test(name) &&
  !allowed.some((pattern) => pattern.test(name));

/** The lines, counted from 1, that compare with a form's name or have one as a key of a table. */
export const findForks = (text: string): number[] =>
  text
    .split('\n')
    .flatMap((line, index) =>
      /(?:[!=]==?|\bcase)\s*['"`]I-\d{3}['"`]|['"`]I-\d{3}['"`]\s*[!=]==?|(?:^|[{,[])\s*['"`]I-\d{3}['"`]\]?\s*:/.test(
        line,
      )
        ? [index + 1]
        : [],
    );

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const names = folders
    .flatMap((folder) =>
      readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
        path.posix.join(folder, name.split(path.sep).join('/')),
      ),
    )
    .filter(isCode);
  const faults = names.flatMap((name) =>
    findForks(readFileSync(path.join(root, name), 'utf8')).map((line) => `${name}:${line}`),
  );
  if (names.length === 0) faults.push('no files found');
  for (const fault of faults) console.error(`decides by a form's name: ${fault}`);
  if (faults.length > 0) process.exit(1);
  console.log(`${names.length} files, none decides by a form's name.`);
}
