import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** A part of the page that arrives by itself: its module and the texts that are loaded with it. */
interface View {
  readonly file: string;
  readonly loads: readonly string[];
}

interface SourceFacts {
  readonly imports: readonly string[];
  readonly uses: readonly string[];
  readonly views: readonly View[];
}

interface Finding {
  readonly view: string;
  readonly namespace: string;
  /** The module that uses it; null: none that comes with the view does. */
  readonly usedBy: string | null;
}

const stringsOf = (nodes: readonly ts.Node[]): string[] =>
  nodes.filter(ts.isStringLiteral).map(({ text }) => text);

const isCallOf = (node: ts.Node, name: string): node is ts.CallExpression =>
  ts.isCallExpression(node) && node.expression.getText() === name;

function listCalls(node: ts.Node, name: string): ts.CallExpression[] {
  const found: ts.CallExpression[] = isCallOf(node, name) ? [node] : [];
  ts.forEachChild(node, (child) => void found.push(...listCalls(child, name)));
  return found;
}

/** The texts named by the `lazyView` or the `Promise.all` that a module is imported in. */
function findLoads(node: ts.Node): string[] {
  if (isCallOf(node, 'lazyView')) return stringsOf(node.arguments);
  if (isCallOf(node, 'Promise.all'))
    return listCalls(node, 'loadTexts').flatMap((call) => stringsOf(call.arguments));
  return node.parent ? findLoads(node.parent) : [];
}

const isTypeOnly = ({ importClause }: ts.ImportDeclaration): boolean =>
  importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword;

function readSource(file: string): SourceFacts {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.ES2022, true);
  const resolve = (specifier: string) => path.resolve(path.dirname(file), specifier);
  const isOurs = (target: string) => /\.tsx?$/.test(target) && existsSync(target);
  const imports = source.statements
    .filter((one) => ts.isImportDeclaration(one) || ts.isExportDeclaration(one))
    .filter((one) => (ts.isImportDeclaration(one) ? !isTypeOnly(one) : !one.isTypeOnly))
    .flatMap(({ moduleSpecifier }) => (moduleSpecifier ? stringsOf([moduleSpecifier]) : []));
  const uses = ['useTranslation', 'useSay'].flatMap((hook) =>
    listCalls(source, hook).map((call) => stringsOf(call.arguments.slice(0, 1))[0] ?? 'frame'),
  );
  const views = listCalls(source, 'import').flatMap((call) =>
    stringsOf(call.arguments).map((specifier) => ({ file: resolve(specifier), loads: findLoads(call) })),
  );
  return {
    imports: imports
      .filter((one) => one.startsWith('.'))
      .map(resolve)
      .filter(isOurs),
    uses,
    views: views.filter(({ file: target }) => isOurs(target)),
  };
}

/**
 * Texts that a view uses before they are loaded, and texts that are loaded with a view in which nothing uses them. A
 * view may use what the views around it have loaded.
 */
export function listLoadFaults(root: View): Finding[] {
  const known = new Map<string, SourceFacts>();
  const factsOf = (file: string): SourceFacts => {
    const facts = known.get(file) ?? readSource(file);
    known.set(file, facts);
    return facts;
  };
  const reach = (file: string, seen = new Set<string>()): Set<string> => {
    if (!seen.has(file)) {
      seen.add(file);
      for (const imported of factsOf(file).imports) reach(imported, seen);
    }
    return seen;
  };
  const walked = new Set<string>();
  const walk = ({ file, loads }: View, around: readonly string[]): Finding[] => {
    const loaded = [...new Set([...around, ...loads])].toSorted();
    const key = `${file} ${loads} ${loaded}`;
    if (walked.has(key)) return [];
    walked.add(key);
    const modules = [...reach(file)];
    const uses = modules.flatMap((usedBy) =>
      factsOf(usedBy).uses.map((namespace) => ({ view: file, namespace, usedBy })),
    );
    const forgotten = uses.filter(({ namespace }) => !loaded.includes(namespace));
    const needless = loads
      .filter((namespace) => !uses.some((use) => use.namespace === namespace))
      .map((namespace) => ({ view: file, namespace, usedBy: null }));
    const later = modules.flatMap((module) => factsOf(module).views.flatMap((view) => walk(view, loaded)));
    return [...forgotten, ...needless, ...later];
  };
  return walk(root, []);
}
