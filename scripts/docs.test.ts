import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');
const pages = [
  ...readdirSync(root),
  ...['docs', 'docs/decisions'].flatMap((folder) =>
    readdirSync(path.join(root, folder)).map((name) => `${folder}/${name}`),
  ),
].filter((name) => name.endsWith('.md') && name !== 'THIRD-PARTY-NOTICES.md');

const texts = new Map(pages.map((page) => [page, readFileSync(path.join(root, page), 'utf8')]));

/** Decisions tell of a day; all other pages tell of the code as it is. */
const ofToday = pages.filter((page) => !/^docs\/decisions\/\d/.test(page));
const scripts = Object.keys(
  (JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { scripts: object }).scripts,
);

describe.each(pages)('%s', (page) => {
  const text = texts.get(page) ?? '';

  it('links to files that are there', () => {
    const links = [...text.matchAll(/\]\((?!https?:|#)([^)#]+)[^)]*\)/g)].map(([, link = '']) => link);
    expect(links.filter((link) => !existsSync(path.resolve(root, path.dirname(page), link)))).toEqual([]);
  });
});

describe.each(ofToday)('%s', (page) => {
  const text = texts.get(page) ?? '';

  it('names files and folders that are there', () => {
    const named = [...text.matchAll(/`((?:apps|packages|bench|docs|e2e|faults|scripts)\/[\w./-]+)`/g)];
    const missing = named.map(([, name = '']) => name).filter((name) => !existsSync(path.join(root, name)));
    expect(missing).toEqual([]);
  });

  it('names commands that are there', () => {
    const named = [...text.matchAll(/npm run ([\w:]+)/g)].map(([, name = '']) => name);
    expect(named.filter((name) => !scripts.includes(name))).toEqual([]);
  });
});
