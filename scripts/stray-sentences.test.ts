import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { findStray, listStraySentences } from './list-stray-sentences.ts';

const root = path.resolve(import.meta.dirname, '..');
const folders = ['apps', 'packages'].flatMap((zone) =>
  readdirSync(path.join(root, zone))
    .filter((name) => name !== 'texts')
    .map((name) => path.join(root, zone, name, 'src')),
);

it('leaves no sentence outside the texts', () => {
  expect(folders.length).toBeGreaterThan(5);
  expect(listStraySentences(folders)).toEqual([]);
});

it('finds what is said in two languages at once, and words of a screen that go past the texts', () => {
  const wordsOf = (text: string) => findStray('one.tsx', text).map(({ words }) => words);
  expect(wordsOf("const a = { en: 'Yes', es: 'Sí' };")).toHaveLength(1);
  expect(wordsOf('const a = { en: 1 }; const b = { es: 1 };')).toEqual([]);
  expect(wordsOf('const a = <p>Hello</p>;')).toEqual(['Hello']);
  expect(wordsOf("const a = <p>{'Hello'} {t('x')} {', '}</p>;")).toEqual(["'Hello'"]);
  expect(wordsOf("const a = <p title={b ? 'Hello' : c}>{b === 'x' ? c : 'Bye'}</p>;")).toEqual([
    "'Hello'",
    "'Bye'",
  ]);
  expect(wordsOf('const a = <img alt="A page" className="card" />;')).toEqual(['"A page"']);
});
