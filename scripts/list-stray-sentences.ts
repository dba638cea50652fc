import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { languages } from '@puente/texts';
import ts from 'typescript';

interface Stray {
  readonly file: string;
  readonly line: number;
  readonly words: string;
}

const readAloud = new Set(['alt', 'aria-description', 'aria-label', 'label', 'placeholder', 'title']);
const hasLetter = (text: string): boolean => /\p{L}/u.test(text);

/** An object that says something in each language at once, where only codes belong. */
function isByLanguage(node: ts.Node): boolean {
  if (!ts.isObjectLiteralExpression(node)) return false;
  const keys = new Set(node.properties.map(({ name }) => name?.getText().replace(/['"]/g, '')));
  return languages.every(({ code }) => keys.has(code));
}

/** What an expression's value is part of: through choices and fallbacks, not through calls. */
const findWhole = ({ parent }: ts.Node): ts.Node =>
  ts.isConditionalExpression(parent) || ts.isBinaryExpression(parent) || ts.isParenthesizedExpression(parent)
    ? findWhole(parent)
    : parent;

/** Words of a screen that go past the texts: between tags, or in what a screen reader says. */
function isSpokenLiteral(node: ts.Node): boolean {
  if (ts.isJsxText(node)) return hasLetter(node.text);
  if (!ts.isStringLiteral(node) || !hasLetter(node.text)) return false;
  if (ts.isBinaryExpression(node.parent) && /^[!=]==$/.test(node.parent.operatorToken.getText()))
    return false;
  const whole = findWhole(node);
  const holder = ts.isJsxExpression(whole) ? whole.parent : whole;
  if (ts.isJsxAttribute(holder)) return readAloud.has(holder.name.getText());
  return ts.isJsxExpression(whole);
}

/** What is said in a source file instead of in `packages/texts`. */
export function findStray(file: string, text: string): Stray[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.ES2022, true);
  const found: Stray[] = [];
  const look = (node: ts.Node): void => {
    if (isByLanguage(node) || isSpokenLiteral(node)) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart());
      found.push({ file, line: line + 1, words: node.getText().trim().slice(0, 80) });
    }
    ts.forEachChild(node, look);
  };
  look(source);
  return found;
}

const isTest = (name: string): boolean => /\.test\.tsx?$/.test(name) || /(^|\/)testing\//.test(name);

export const listStraySentences = (folders: readonly string[]): Stray[] =>
  folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((name) => path.join(folder, name))
      .filter((name) => /\.tsx?$/.test(name) && !isTest(name))
      .flatMap((name) => findStray(name, readFileSync(name, 'utf8'))),
  );
