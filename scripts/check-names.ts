// npm run check: one style of functions and of constants, and one word a concept, in all code.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

/** Words that the glossary has replaced, as the beginning of a name, and the word that stands for them. */
const replaced: readonly (readonly [RegExp, string])[] = [
  [/^most(?=[A-Z]|$)/, 'max'],
  // 'Least squares' is a term of its own.
  [/^least(?=[A-Z]|$)(?!Squares)/, 'min'],
  [/^made$/, 'created'],
  [/^outsideReader/, 'visionModel'],
];

/** `CELL_PX`. */
const isShouted = (name: string) => /^[A-Z][A-Z0-9_]+$/.test(name);

function judgeName(name: string, isConstant: boolean): string | null {
  if (isConstant && isShouted(name)) return `${name}: constants are written like all other names`;
  const [pattern, word] = replaced.find(([old]) => old.test(name)) ?? [];
  return pattern && word ? `${name}: say ${name.replace(pattern, word)}` : null;
}

/** A function of a module with statements of its own is a `function`; a `const` holds what is one expression, or has a type. */
function judgeFunction(statement: ts.Statement): string | null {
  if (!ts.isVariableStatement(statement)) return null;
  const found = statement.declarationList.declarations.find(
    ({ type, initializer }) =>
      !type && initializer && ts.isArrowFunction(initializer) && ts.isBlock(initializer.body),
  );
  return found ? `${found.name.getText()}: with statements it is a function, not a const` : null;
}

const isNamed = (node: ts.Node): node is ts.Node & { readonly name: ts.Identifier } =>
  (ts.isVariableDeclaration(node) ||
    ts.isParameter(node) ||
    ts.isFunctionDeclaration(node) ||
    ts.isBindingElement(node) ||
    ts.isMethodDeclaration(node) ||
    ts.isPropertySignature(node) ||
    ts.isPropertyAssignment(node)) &&
  node.name !== undefined &&
  ts.isIdentifier(node.name);

/** What is wrong with the names and functions of a file, each with its line. */
export function listFaults(name: string, text: string): string[] {
  const file = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true);
  const faults: string[] = [];
  const add = (node: ts.Node, fault: string | null) => {
    const line = file.getLineAndCharacterOfPosition(node.getStart()).line + 1;
    if (fault) faults.push(`${name}:${line} ${fault}`);
  };
  const visit = (node: ts.Node): void => {
    if (isNamed(node)) add(node, judgeName(node.name.text, ts.isVariableDeclaration(node)));
    ts.forEachChild(node, visit);
  };
  for (const statement of file.statements) add(statement, judgeFunction(statement));
  visit(file);
  return faults;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx'], {
    cwd: root,
  });
  const names = listed
    .toString()
    .split('\n')
    .filter((name) => name && !name.endsWith('.d.ts'));
  const faults = names.flatMap((name) => listFaults(name, readFileSync(path.join(root, name), 'utf8')));
  for (const fault of faults) console.error(fault);
  if (faults.length > 0 || names.length === 0) process.exit(1);
  console.log(`${names.length} files.`);
}
