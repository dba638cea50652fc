/**
 * What comes together of the folders of the forms, written from the folders found: part of `npm run forms:build`. Each file
 * is a layer of its own, so that the browser loads no more of the forms than it uses. A form that can be prepared has
 * `traits.ts`, one that can be read `paper.ts`.
 */
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const forms = join(root, 'packages/forms/src');
const head = '// Written by `npm run forms:build` from the folders of the forms.\n\n';

/** Imports stand in the order of their files. */
const byFile = (one: string, other: string): number =>
  one.slice(one.indexOf("'")).localeCompare(other.slice(other.indexOf("'")));

const foldersWith = (file: string): string[] =>
  readdirSync(forms)
    .filter((name) => /^i\d+$/.test(name) && existsSync(join(forms, name, file)))
    .toSorted();

/** `i485` → `I-485` */
const toForm = (folder: string): string => `I-${folder.slice(1)}`;

interface Layer {
  readonly name: string;
  readonly folders: readonly string[];
  /** What it takes of a form's folder: a name, and the file that exports it. */
  readonly take: (folder: string) => readonly [name: string, file: string];
}

const targets = foldersWith('traits.ts');
const readable = foldersWith('paper.ts');
/** Those that are only read stand first. */
const sources = [
  ...readable.filter((folder) => !targets.includes(folder)),
  ...targets.filter((folder) => readable.includes(folder)),
];
const layers: readonly Layer[] = [
  { name: 'traits', folders: targets, take: (folder) => [`${folder}Traits`, 'traits.ts'] },
  { name: 'answers', folders: targets, take: (folder) => [`${folder}Answers`, 'answers/index.ts'] },
  { name: 'checks', folders: targets, take: (folder) => [`${folder}Checks`, `checks/${folder}-checks.ts`] },
  { name: 'guides', folders: targets, take: (folder) => [`${folder}Guide`, 'guide/index.ts'] },
  {
    name: 'mirrors',
    folders: foldersWith('mirror/index.ts'),
    take: (folder) => [`${folder}Mirror`, 'mirror/index.ts'],
  },
  { name: 'definitions', folders: targets, take: (folder) => [folder, `${folder}.ts`] },
  {
    name: 'neverFilled',
    folders: targets,
    take: (folder) => [`isNeverFilled${folder.toUpperCase()}`, 'filling/never-filled.ts'],
  },
  { name: 'papers', folders: sources, take: (folder) => [`${folder}Paper`, 'paper.ts'] },
];

const toFileName = (name: string): string =>
  `${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.ts`;

function writeLayer({ name, folders, take }: Layer): string {
  const imports = folders.toSorted().map((folder) => {
    const [taken, file] = take(folder);
    return `import { ${taken} } from '../${folder}/${file}';\n`;
  });
  const entries = folders.map((folder) => `  '${toForm(folder)}': ${take(folder)[0]},\n`);
  return `${head}${imports.toSorted(byFile).join('')}\nexport const ${name} = {\n${entries.join('')}};\n`;
}

/** Every edition in a form's folder, the newest first: `fields` (its catalogue) or `landmarks`. */
function writeEditions(kind: 'fields' | 'landmarks'): string {
  const files = sources.flatMap((folder) =>
    readdirSync(join(forms, folder, 'editions'))
      .filter((file) => file.endsWith(`.${kind}.json`))
      .toSorted()
      .toReversed()
      .map((file) => ({ folder, file, day: file.slice(0, 10) })),
  );
  const named = files.map((one) => ({ ...one, name: `${one.folder}On${one.day.replaceAll('-', '')}` }));
  const imports = named.map(
    ({ folder, file, name }) =>
      `import ${name} from '../${folder}/editions/${file}' with { type: 'json' };\n`,
  );
  const entries = named.map(({ folder, day, name }) => {
    const [year = '', month, date] = day.split('-');
    return `  ['${toForm(folder)}', '${month}/${date}/${year.slice(2)}', ${name}],\n`;
  });
  return `${head}${imports.toSorted(byFile).join('')}\nexport const ${kind}ByEdition = [\n${entries.join('')}] as const;\n`;
}

/** The form data of each form: its schema, its type and its choices. */
const writeData = (): string =>
  `${head}${targets.map((folder) => `export * from '../${folder}/data.ts';\n`).join('')}`;

const list = (folders: readonly string[]): string => folders.map((name) => `'${toForm(name)}'`).join(', ');

/** Path from the root of the repository → what stands there. */
export const listRegistryFiles = (): ReadonlyMap<string, string> =>
  new Map([
    ...layers.map(
      (layer) => [`packages/forms/src/registry/${toFileName(layer.name)}`, writeLayer(layer)] as const,
    ),
    ['packages/forms/src/registry/data.ts', writeData()],
    ['packages/forms/src/registry/fields.ts', writeEditions('fields')],
    ['packages/forms/src/registry/landmarks.ts', writeEditions('landmarks')],
    [
      'packages/contract/src/target-forms.ts',
      `${head}/** Forms that can be prepared. */\nexport const targetForms = [${list(targets)}] as const;\n`,
    ],
  ]);

export function writeRegistry(): void {
  for (const [file, text] of listRegistryFiles()) writeFileSync(join(root, file), text);
}

if (process.argv[1] === import.meta.filename) writeRegistry();
